import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { countCharactersLeft } from './charactersLeft.ts';
import * as styles from './TextArea.css.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** Props of {@link CharacterCount}. */
export interface CharacterCountProps {
  text: string;
  limit: number;
  /** Formats the number of characters left; negative when the text is too long. */
  format: (left: number) => string;
}

/** Milliseconds without typing before the count is announced. */
const pause = 1000;

/** Number of characters left; always visible, announced only near the limit. */
export function CharacterCount({ text, limit, format }: CharacterCountProps) {
  const { left, isNear } = countCharactersLeft(text, limit);
  const announced = useDebouncedValue(isNear ? format(left) : '', pause);
  return (
    <>
      <span aria-hidden="true" className={left < 0 ? styles.countOver : styles.count}>
        {/* Keeps the number in its place in a text with another direction than the page. */}
        <bdi>{format(left)}</bdi>
      </span>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  );
}
