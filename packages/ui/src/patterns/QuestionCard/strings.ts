import type { IconName } from '../../components/Icon/index.ts';

/** Where the answer is: with the service, on its way, on the page alone, or kept on the device while offline. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline';

/** What {@link QuestionCard} says by itself. */
export interface QuestionCardStrings {
  /** Label of a field that has no name of its own. */
  answer: string;
  optional: string;
  /** Under a question with several answers. */
  chooseAll: string;
  /** Label of an `agreement` that has none. */
  agree: string;
  next: string;
  /** Instead of `next`, while nothing is answered that may be left out. */
  leaveOut: string;
  back: string;
  pending: string;
  save: Readonly<Record<SaveState, string>>;
  unknownTitle: string;
  unknownText: string;
  help: string;
}

export const english: QuestionCardStrings = {
  answer: 'Your answer',
  optional: '(optional)',
  chooseAll: 'Choose all that apply.',
  agree: 'I have read this and agree',
  next: 'Continue',
  leaveOut: 'Continue without an answer',
  back: 'Back',
  pending: 'Saving your answer…',
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    offline: 'You are offline. Your answer is kept on this device and sent when you are back online.',
  },
  unknownTitle: 'We cannot show this question here',
  unknownText: 'Your answers so far are kept. Ask us for help, and we go on with you from here.',
  help: 'Help',
};

/** Drawing of each state. */
export const saveIcons: Readonly<Record<SaveState, IconName>> = {
  saved: 'check',
  saving: 'refresh',
  unsaved: 'clock',
  offline: 'wifi-off',
};
