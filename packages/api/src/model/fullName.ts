type Text = string | null | undefined;

/** Person with a name. */
interface Named {
  readonly firstName?: Text;
  readonly lastName?: Text;
}

/** First and last name, separated by a space; empty if both are missing. */
export const fullName = (person: Named | null | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');
