import type { IconName } from '../../components/Icon/index.ts';
import type { Units } from '../HeightWeight/index.ts';
import { defaultStrings as measureStrings } from '../HeightWeight/strings.ts';

/**
 * Save state of an answer: saved, in progress, not saved, stored on the device while offline, stored and not sent, or only
 * answers of other pages not sent.
 */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'stored' | 'waiting';

/** Strings shown by {@link QuestionCard}. */
export interface QuestionCardStrings {
  /** Label of a field without its own. */
  answer: string;
  optional: string;
  /** Below a question with several answers. */
  chooseAll: string;
  /** Instruction of a question with one answer for screen readers, whose presses select without continuing. */
  pick: string;
  /** Label of an `agreement` without its own. */
  agree: string;
  /** Button below heights and weights that switches to the other unit system. */
  changeUnits: Readonly<Record<Units, string>>;
  next: string;
  /** Shown instead of `next` while an optional question is empty. */
  skip: string;
  back: string;
  pending: string;
  save: Readonly<Record<SaveState, string>>;
  unknownTitle: string;
  unknownText: string;
  help: string;
}

export const defaultStrings: QuestionCardStrings = {
  answer: 'Your answer',
  optional: '(optional)',
  chooseAll: 'Choose all that apply.',
  pick: 'Choose an answer, then press Continue. On a keyboard, Space or Enter does both.',
  agree: 'I have read this and agree',
  changeUnits: measureStrings.change,
  next: 'Continue',
  skip: 'Continue without an answer',
  back: 'Back',
  pending: 'Saving your answer…',
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    offline: "You're offline. Your answer is stored on this device. We'll send it when you're back online.",
    stored: 'Saved on this device, not sent yet',
    waiting: 'Earlier answers are saved on this device, not sent yet',
  },
  unknownTitle: "We can't show this question here",
  unknownText: "You won't lose your answers. Ask us for help, and we'll continue with you from here.",
  help: 'Help?',
};

/** Icon of each state. */
export const saveIcons: Readonly<Record<SaveState, IconName>> = {
  saved: 'check',
  saving: 'refresh',
  unsaved: 'clock',
  offline: 'wifi-off',
  stored: 'clock',
  waiting: 'clock',
};
