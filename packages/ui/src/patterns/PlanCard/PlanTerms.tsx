import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../../provider/strings.ts';
import type { PlanPrice } from './planTypes.ts';

/** Strings shown by {@link PlanTerms}. */
export interface PlanTermsStrings {
  /** Renewal and cancellation. The bills are those after the first one, if the price is known. */
  terms: (bills: string | undefined) => string;
  /** Bills after the first one. */
  bills: (next: PlanPrice['next']) => string;
}

const defaultStrings: PlanTermsStrings = {
  terms: (bills) =>
    `Your plan renews until you cancel${bills ? `: ${bills}` : ''}. You can pause, skip, or cancel online at any time on your Home page. You don't need to call or message us, and you still get what you paid for.`,
  bills: ({ amount, every, date, afterCoupon }) =>
    `${amount} ${every}${afterCoupon === undefined ? '' : ` (${afterCoupon})`}, next on ${date} if a doctor approves today`,
};

/** Props of {@link PlanTerms}. */
export interface PlanTermsProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** Current price; undefined while it is not known. */
  price: PlanPrice | undefined;
  /** Overrides for the default text. */
  strings?: Partial<PlanTermsStrings>;
  ref?: Ref<HTMLParagraphElement>;
}

/** Renewal and cancellation of a plan, beside the button that agrees to them (privacy rules, 14). */
export function PlanTerms({ price, strings: overrides, ...rest }: PlanTermsProps) {
  const strings = useStrings('PlanTerms', defaultStrings, overrides);
  return <p {...rest}>{strings.terms(price && strings.bills(price.next))}</p>;
}
