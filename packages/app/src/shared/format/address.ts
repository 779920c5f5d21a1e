/** Postal address; a missing or empty part has no text. */
export interface AddressParts {
  readonly address?: string | null | undefined;
  readonly secondAddress?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zipCode?: string | null | undefined;
}

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

/** Lines of an address, as on an envelope. */
export const addressLines = ({ address, secondAddress, city, state, zipCode }: AddressParts): string[] =>
  [joined([address, secondAddress], ', '), joined([city, joined([state, zipCode], ' ')], ', ')].filter(
    Boolean,
  );

/** Address on one line. */
export const addressLine = (address: AddressParts): string => addressLines(address).join(', ');
