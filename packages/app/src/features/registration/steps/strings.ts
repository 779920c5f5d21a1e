import { rowOf, type KnownRegistrationStep } from '@patient/api/model';

/** Label and titles of a step. */
interface StepStrings {
  /** Shown on the progress bar. */
  readonly label: string;
  /** Heading of the page. */
  readonly title: string;
  /** Headings of its parts, where they differ. */
  readonly parts?: Readonly<Record<string, string>>;
}

const STRINGS = {
  globalQuestions: { label: 'Your health', title: 'About your health' },
  questions: { label: 'Your treatment', title: 'About your treatment' },
  treatment: { label: 'Plan', title: 'Choose your plan' },
  payment: {
    label: 'Payment',
    title: 'Payment',
    parts: { address: 'Where should we ship it?', card: 'How do you want to pay?' },
  },
  photo: {
    label: 'Identity',
    title: 'Confirm your identity',
    parts: { id: 'Photo of your ID', selfie: 'Photo of you' },
  },
  summary: { label: 'Summary', title: 'Review and send' },
  // Its page is that of the account.
  done: undefined,
} satisfies Readonly<Record<KnownRegistrationStep, StepStrings | undefined>>;

const stringsOf = (step: string): StepStrings | undefined => rowOf<StepStrings | undefined>(STRINGS, step);

/** Label of a step for the progress bar. */
export const stepLabel = (step: string): string => stringsOf(step)?.label ?? 'Another step';

/** Page heading for a part of a step. */
export function stepTitle(step: string, part: string | undefined): string {
  const strings = stringsOf(step);
  return (part !== undefined && strings?.parts?.[part]) || (strings?.title ?? 'Registration');
}
