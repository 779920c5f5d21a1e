import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { Amount } from './Amount.tsx';
import * as styles from './PriceLine.css.ts';

/** Screen reader strings of {@link PriceLine}. */
export interface PriceLineStrings {
  /** Precedes a discount. @default 'minus' */
  minus: string;
  /** Precedes the previous price. @default 'before' */
  original: string;
  /** Precedes the current price. @default 'now' */
  now: string;
}

const defaultStrings: PriceLineStrings = { minus: 'minus', original: 'before', now: 'now' };

/** Props of {@link PriceLine}. */
export interface PriceLineProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the amount is for: "Medicine, 3 months". */
  label: ReactNode;
  /** Formatted amount such as "$84.00" or "-$10.00". */
  amount: string;
  /** Formatted price before the discount, struck through. */
  original?: string | undefined;
  /** Short note below the label: "for 2 of 3 periods". */
  note?: ReactNode;
  /** `total` for a sum of lines, `quiet` for secondary amounts. @default 'line' */
  emphasis?: 'line' | 'total' | 'quiet';
  /** HTML element. @default 'div' */
  as?: 'div' | 'li' | 'p';
  /** Overrides for the default text. */
  strings?: Partial<PriceLineStrings>;
  ref?: Ref<HTMLElement>;
}

/** Amount with its label. */
export function PriceLine({
  label,
  amount,
  original,
  note,
  emphasis = 'line',
  as = 'div',
  strings: overrides,
  className,
  ...rest
}: PriceLineProps) {
  const strings = useStrings('PriceLine', defaultStrings, overrides);
  return createElement(
    as,
    { ...rest, className: clsx(styles.line({ emphasis }), className) },
    <span className={styles.label}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </span>,
    ' ',
    <span className={styles.amounts}>
      {original !== undefined && (
        <>
          <VisuallyHidden>{strings.original} </VisuallyHidden>
          <s className={styles.original}>
            <Amount value={original} minusLabel={strings.minus} />
          </s>{' '}
          <VisuallyHidden>{strings.now} </VisuallyHidden>
        </>
      )}
      <Amount value={amount} minusLabel={strings.minus} className={styles.current({ emphasis })} />
    </span>,
  );
}
