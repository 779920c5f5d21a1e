import { isBlank } from '../../text/typed.ts';
import { countCharactersLeft } from '../../components/TextArea/charactersLeft.ts';

/** Message being written. */
export interface Draft {
  readonly text: string;
  readonly hasAttachment: boolean;
  /** Maximum number of characters. */
  readonly maxLength: number;
}

/** State derived from a draft. */
export interface DraftState {
  /** Whether there is something to send and it is not too long. */
  readonly canSend: boolean;
  /** Remaining characters; negative when too long. */
  readonly left: number;
  /** Whether to show the remaining count. */
  readonly isNearLimit: boolean;
}

/** Derives whether a draft can be sent and how many characters remain. */
export function draftState({ text, hasAttachment, maxLength }: Draft): DraftState {
  const { left, isNear } = countCharactersLeft(text, maxLength);
  return {
    canSend: left >= 0 && (hasAttachment || !isBlank(text)),
    left,
    isNearLimit: isNear,
  };
}
