import { countCharactersLeft } from '../../components/TextArea/charactersLeft.ts';

/** A message being written. */
export interface Draft {
  readonly text: string;
  readonly hasAttachment: boolean;
  /** Most characters a message may have. */
  readonly maxLength: number;
}

/** What follows from a draft. */
export interface DraftState {
  /** There is something to send, and not too much. */
  readonly canSend: boolean;
  /** Characters left; below 0 there are too many. */
  readonly left: number;
  /** The end is near enough to say so. */
  readonly isNearLimit: boolean;
}

/** Whether a draft can be sent, and how much room is left in it. */
export function draftState({ text, hasAttachment, maxLength }: Draft): DraftState {
  const { left, isNear } = countCharactersLeft(text, maxLength);
  return {
    canSend: left >= 0 && (hasAttachment || text.trim() !== ''),
    left,
    isNearLimit: isNear,
  };
}
