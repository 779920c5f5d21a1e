import * as styles from './CardOnFile.css.ts';
import type { CardOnFileStrings } from './strings.ts';
import { useCountdown } from './useCountdown.ts';

/** What is known of a card without asking for more. */
export interface MaskedCard {
  /** "Visa". */
  readonly brand: string;
  readonly lastFour: string;
  /** Formatted: "04/29". */
  readonly expires?: string | undefined;
  readonly isExpired?: boolean | undefined;
}

/** What the service gave for the password. Held by the owner, for as long as it is shown. */
export interface RevealedCard {
  /** All digits, with or without spaces. */
  readonly number: string;
}

interface RevealedNumberProps {
  card: RevealedCard;
  /** ms */
  duration: number;
  words: CardOnFileStrings;
  onHide: () => void;
}

const inFours = (number: string): readonly string[] => number.replaceAll(/\D/g, '').match(/.{1,4}/g) ?? [];

/** The digits in fours, and how long they stay. */
export function RevealedNumber({ card, duration, words, onHide }: RevealedNumberProps) {
  const left = useCountdown(duration, onHide);
  return (
    <div className={styles.revealed}>
      <p className={styles.number}>
        <span className={styles.numberLabel}>{words.number}</span>{' '}
        {/* Digits run from left to right in every language. */}
        <span dir="ltr">
          {inFours(card.number).map((four, place) => (
            <span key={`${place} ${four}`} className={styles.four}>
              {four}{' '}
            </span>
          ))}
        </span>
      </p>
      {/* Announced at its start and its end alone: nobody wants every second read out. */}
      <p aria-hidden="true" className={styles.countdown}>
        {words.countdown(left)}
      </p>
    </div>
  );
}
