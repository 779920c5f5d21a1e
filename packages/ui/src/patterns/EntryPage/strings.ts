import type { IconName } from '../../components/Icon/index.ts';

/** Fact to know before starting. */
export interface EntryFact {
  readonly icon: IconName;
  readonly title: string;
  /** "call 911" becomes a link. */
  readonly text: string;
}

/** Strings shown by {@link EntryPage}. */
export interface EntryPageStrings {
  /** Accessible name of the links to other treatments. */
  others: string;
  /** Before those links. */
  othersLead: string;
  /** Before the link to sign in. */
  isPatient: string;
  signIn: string;
  stepsTitle: string;
  /** How it works, in order. */
  steps: readonly string[];
  /** Title of the facts. @default that of the brand */
  factsTitle?: string;
  facts: readonly EntryFact[];
}

export const defaultStrings: EntryPageStrings = {
  others: 'Other treatments',
  othersLead: 'Looking for something else?',
  isPatient: 'Already a patient?',
  signIn: 'Sign in',
  stepsTitle: 'How it works',
  steps: [
    'Answer a few questions about your health. It takes about ten minutes.',
    'A licensed doctor reviews your answers, usually within 24 hours.',
    'Your treatment comes to your door in plain packaging.',
  ],
  facts: [
    {
      icon: 'card',
      title: 'What it costs',
      text: "You see your own price before you pay. We only hold it on your card: you won't be charged until a doctor approves.",
    },
    {
      icon: 'user',
      title: 'Who the doctors are',
      text: "Licensed doctors. In your account, you can see your doctor's degrees and the states they're licensed in, and send them messages.",
    },
    {
      icon: 'warning',
      title: "What it isn't for",
      text: "It isn't for emergencies. If you need help right now, call 911. A doctor may decline a treatment that may not be safe for you.",
    },
    {
      icon: 'cancel',
      title: 'How to stop',
      text: "Pause, skip, or cancel online at any time. You don't need to call or message us.",
    },
  ],
};
