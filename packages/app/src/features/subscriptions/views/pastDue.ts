import { deliverySum, isPaused, type PastDueSource, isUnpaid, dueNow, allDueNow } from '@patient/api/model';
import { productName } from '#shared/treatments.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { payTarget } from './stepTarget.ts';

/** Note after the last attempt to charge the card. */
export const PAUSED_UNPAID = 'Your subscription is paused. Update your card, then resume it.';

function consequence(subscription: PastDueSource): string {
  if (isPaused(subscription)) return PAUSED_UNPAID;
  const again = formatDay(subscription.nextBillingDate);
  return `We'll send your next delivery once it's paid.${again ? ` We'll try your card again on ${again}.` : ''}`;
}

/** Sums that a new card pays, by treatment. */
const paidNow = (subscriptions: readonly PastDueSource[]): string =>
  subscriptions
    .filter((subscription) => dueNow(subscription) > 0)
    .map((subscription) => `${formatCents(dueNow(subscription))} for ${productName(subscription)}`)
    .join(', ');

/** Consequences of several failed payments; a new card does not pay for paused subscriptions. */
function consequences(unpaid: readonly PastDueSource[]): string {
  const sums = paidNow(unpaid);
  const paused = unpaid.filter(isPaused).map(productName).join(', ');
  const dueText = sums && `${sums}. We'll send your next deliveries once they're paid.`;
  const pausedText = paused && `Paused: ${paused}. Update your card, then resume it.`;
  return `${dueText} ${pausedText}`.trim();
}

/**
 * Failed payments of the shown subscriptions, and how to pay them; undefined without any.
 * @param all all subscriptions of the patient, because a new card pays everything due; undefined while loading
 */
export function pastDue(shown: readonly PastDueSource[], all: readonly PastDueSource[] | undefined) {
  const unpaid = shown.filter(isUnpaid);
  const [first] = unpaid;
  if (first === undefined) return undefined;
  const { label, href } = payTarget(allDueNow(all ?? []), unpaid.length === 1 ? first._id : undefined);
  if (unpaid.length > 1)
    return {
      title: `${unpaid.length} payments didn't go through`,
      text: consequences(unpaid),
      label,
      name: label,
      href,
    };
  const sum = deliverySum(first);
  const others = paidNow((all ?? []).filter(({ _id }) => _id !== first._id));
  return {
    title: `Your payment${sum === undefined ? '' : ` of ${formatCents(sum)}`} for ${productName(first)} didn't go through`,
    text: `${consequence(first)}${others && ` A new card also pays ${others}.`}`,
    label,
    name: `${label}, ${productName(first)}`,
    href,
  };
}
