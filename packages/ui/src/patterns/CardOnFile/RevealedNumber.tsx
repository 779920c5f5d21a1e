import * as styles from './CardOnFile.css.ts';
import type { CardOnFileStrings } from './strings.ts';
import { useCountdown } from './useCountdown.ts';

/** Card details that are always visible. */
export interface MaskedCard {
  /** Brand such as "Visa". */
  readonly brand: string;
  readonly lastFour: string;
  /** Formatted date such as "04/29". */
  readonly expires?: string | undefined;
  readonly isExpired?: boolean | undefined;
}

/** Full card details, stored by the parent only while visible. */
export interface RevealedCard {
  /** All digits, with or without spaces. */
  readonly number: string;
}

interface RevealedNumberProps {
  card: RevealedCard;
  /** Duration in ms. */
  duration: number;
  strings: CardOnFileStrings;
  onHide: () => void;
}

const digitGroups = (number: string): readonly string[] =>
  number.replaceAll(/\D/g, '').match(/.{1,4}/g) ?? [];

/** Card number in groups of four, with a countdown. */
export function RevealedNumber({ card, duration, strings, onHide }: RevealedNumberProps) {
  const left = useCountdown(duration, onHide);
  return (
    <div className={styles.revealed}>
      <p className={styles.number}>
        <span className={styles.numberLabel}>{strings.number}</span>{' '}
        {/* Card numbers are written left to right in every language. */}
        <span dir="ltr">
          {digitGroups(card.number).map((group, index) => (
            <span key={`${index} ${group}`} className={styles.digitGroup}>
              {group}{' '}
            </span>
          ))}
        </span>
      </p>
      {/* Only the start and end are announced, not every second. */}
      <p aria-hidden="true" className={styles.countdown}>
        {strings.countdown(left)}
      </p>
    </div>
  );
}
