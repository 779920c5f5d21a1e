/** A step as the patient reads it: on the progress bar, and as heading of the page. */
interface StepWords {
  readonly label: string;
  readonly title: string;
  /** Headings of its parts, where they differ. */
  readonly parts?: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<string, StepWords>> = {
  globalQuestions: { label: 'Your health', title: 'About your health' },
  questions: { label: 'Your treatment', title: 'About your treatment' },
  treatment: { label: 'Plan', title: 'Choose your plan' },
  payment: {
    label: 'Payment',
    title: 'Payment',
    parts: { address: 'Where should it go?', card: 'How do you want to pay?' },
  },
  photo: {
    label: 'Identity',
    title: 'Confirm who you are',
    parts: { id: 'Photo of your ID', selfie: 'Photo of yourself' },
  },
  summary: { label: 'Summary', title: 'Check and hand in' },
};

const wordsOf = (step: string): StepWords | undefined =>
  Object.hasOwn(WORDS, step) ? WORDS[step] : undefined;

/** What a step is called on the progress bar; one that nobody knows has only a number. */
export const stepLabel = (step: string): string => wordsOf(step)?.label ?? 'Another step';

/** The page's heading at a step and its part. */
export function stepTitle(step: string, part: string | undefined): string {
  const words = wordsOf(step);
  return (part !== undefined && words?.parts?.[part]) || (words?.title ?? 'Registration');
}
