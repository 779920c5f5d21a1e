import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { roomIn } from './charactersLeft.ts';
import * as styles from './TextArea.css.ts';
import { useSettled } from './useSettled.ts';

/** Props of {@link CharacterCount}. */
export interface CharacterCountProps {
  text: string;
  limit: number;
  /** Says the room that is left; below zero, how many characters are too many. */
  say: (left: number) => string;
}

/** Milliseconds without a key until the count is said, so that it never talks into the typing. */
const pause = 1000;

/** How many characters are left: always to be seen, and said near the end of the room. */
export function CharacterCount({ text, limit, say }: CharacterCountProps) {
  const { left, isNear } = roomIn(text, limit);
  const said = useSettled(isNear ? say(left) : '', pause);
  return (
    <>
      <span aria-hidden="true" className={left < 0 ? styles.countOver : styles.count}>
        {say(left)}
      </span>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
