/** A message being written. */
export interface Draft {
  readonly text: string;
  readonly hasAttachment: boolean;
  /** Most letters a message may have. */
  readonly maxLength: number;
}

/** What follows from a draft. */
export interface DraftState {
  /** There is something to send, and not too much. */
  readonly canSend: boolean;
  /** Letters left; below 0 there are too many. */
  readonly left: number;
  /** The end is near enough to say so: a tenth of the limit. */
  readonly isNearLimit: boolean;
}

/** Letters as a reader counts them; half of a drawn sign is none. */
const length = (text: string) => Array.from(text).length;

/** Whether a draft can be sent, and how much room is left in it. */
export function draftState({ text, hasAttachment, maxLength }: Draft): DraftState {
  const left = maxLength - length(text);
  return {
    canSend: left >= 0 && (hasAttachment || text.trim() !== ''),
    left,
    isNearLimit: left <= maxLength / 10,
  };
}
