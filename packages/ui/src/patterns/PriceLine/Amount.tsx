import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './PriceLine.css.ts';
import { signed } from './signed.ts';

/** Props of {@link Amount}. */
export interface AmountProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A formatted sum: "$84.00"; one that is taken off has a minus. */
  value: string;
  /** Said for the minus, which a screen reader may leave out. @default 'minus' */
  minusLabel?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A sum in digits that stand under each other; a minus is shown as one and said in a word. */
export function Amount({ value, minusLabel = 'minus', className, ...rest }: AmountProps) {
  const { isNegative, size } = signed(value);
  return (
    <span {...rest} className={[styles.amount, className].filter(Boolean).join(' ')}>
      {isNegative && (
        <>
          <VisuallyHidden>{minusLabel} </VisuallyHidden>
          <span aria-hidden="true">−</span>
        </>
      )}
      {size}
    </span>
  );
}
