import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './PriceLine.css.ts';
import { signed } from './signed.ts';

/** Props of {@link Amount}. */
export interface AmountProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Formatted amount such as "$84.00"; a discount has a minus sign. */
  value: string;
  /** Screen reader text for the minus sign, which screen readers may skip. @default 'minus' */
  minusLabel?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Amount in tabular digits; a minus sign is shown and read. */
export function Amount({ value, minusLabel = 'minus', className, ...rest }: AmountProps) {
  const { isNegative, size } = signed(value);
  return (
    <span {...rest} className={clsx(styles.amount, className)}>
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
