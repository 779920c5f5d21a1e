import type { PlanPrice } from '@patient/ui/PlanCard';

/** Terms of the bills after the first one. */
const renewal = ({ amount, every, date, afterCoupon }: PlanPrice['next']): string =>
  `${amount} ${every}${afterCoupon === undefined ? '' : ` (${afterCoupon})`}, next on ${date} if a doctor approves today`;

/** Renewal and cancellation, beside the button that agrees to them (privacy rules, 14). */
export function PaymentTerms({ price }: { price: PlanPrice | undefined }) {
  return (
    <p>
      Your plan renews until you cancel{price && `: ${renewal(price.next)}`}. You can pause, skip, or cancel
      online at any time on your Home page. You don&apos;t need to call or message us, and you still get what
      you paid for.
    </p>
  );
}
