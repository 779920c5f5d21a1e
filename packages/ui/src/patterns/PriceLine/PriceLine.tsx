import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Amount } from './Amount.tsx';
import * as styles from './PriceLine.css.ts';

/** What {@link PriceLine} says by itself, for screen readers. */
export interface PriceLineStrings {
  /** Before a sum that is taken off. @default 'minus' */
  minus: string;
  /** Before a price that no longer counts. @default 'before' */
  original: string;
  /** Before the price that counts instead. @default 'now' */
  now: string;
}

const english: PriceLineStrings = { minus: 'minus', original: 'before', now: 'now' };

/** Props of {@link PriceLine}. */
export interface PriceLineProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the sum is for: "Medicine, 3 months". */
  label: ReactNode;
  /** The sum, formatted: "$84.00", "-$10.00". */
  amount: string;
  /** What it was before something was taken off, formatted; shown struck through. */
  original?: string | undefined;
  /** A few words under the label: "for 2 of 3 periods". */
  note?: ReactNode;
  /** `total` for the sum of the lines above, `quiet` for what is said beside. @default 'line' */
  emphasis?: 'line' | 'total' | 'quiet';
  /** The element. @default 'div' */
  as?: 'div' | 'li' | 'p';
  strings?: Partial<PriceLineStrings>;
  ref?: Ref<HTMLElement>;
}

/** One sum and what it is for. */
export function PriceLine({
  label,
  amount,
  original,
  note,
  emphasis = 'line',
  as = 'div',
  strings,
  className,
  ...rest
}: PriceLineProps) {
  const words = { ...english, ...strings };
  return createElement(
    as,
    { ...rest, className: [styles.line({ emphasis }), className].filter(Boolean).join(' ') },
    <span className={styles.label}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </span>,
    ' ',
    <span className={styles.sums}>
      {original !== undefined && (
        <>
          <VisuallyHidden>{words.original} </VisuallyHidden>
          <s className={styles.original}>
            <Amount value={original} minusLabel={words.minus} />
          </s>{' '}
          <VisuallyHidden>{words.now} </VisuallyHidden>
        </>
      )}
      <Amount value={amount} minusLabel={words.minus} className={styles.counts} />
    </span>,
  );
}
