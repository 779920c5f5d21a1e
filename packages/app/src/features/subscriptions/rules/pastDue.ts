import { deliverySum, type PricedSubscription } from '#shared/pricing/index.ts';
import type { ProductType } from '@patient/api';
import { treatmentName } from '#shared/treatments.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { allowedActions, isPaused, type ActionFacts } from './actions.ts';
import { payTarget } from './stepTarget.ts';

/** Input of the rules on failed payments. */
export interface PastDueSource extends ActionFacts, PricedSubscription {
  readonly _id: string;
  readonly productType: ProductType;
  readonly plan?:
    | (PricedSubscription['plan'] & { readonly productName?: string | null | undefined })
    | null
    | undefined;
  readonly nextBillingDate?: string | null | undefined;
}

/** Message about failed payments, and the way to pay them. */
export interface PastDueView {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** Accessible name of the button; starts with its label. */
  readonly name: string;
  readonly href: string;
}

/** Whether the last payment of a subscription failed and is still due. */
export const isUnpaid = (subscription: ActionFacts): boolean =>
  allowedActions(subscription).includes('mendPayment');

/** Cents that a new card is charged at once: nothing while the subscription is paused. */
export const dueNow = (subscription: ActionFacts & PricedSubscription): number =>
  isUnpaid(subscription) && !isPaused(subscription) ? (deliverySum(subscription) ?? 0) : 0;

/** Cents that a new card is charged at once for all of these subscriptions: it pays everything that is due. */
export const allDueNow = (subscriptions: readonly PastDueSource[]): number =>
  subscriptions.reduce((sum, subscription) => sum + dueNow(subscription), 0);

const nameOf = ({ plan, productType }: PastDueSource): string =>
  plan?.productName || treatmentName(productType);

function consequence(subscription: PastDueSource, timeZone: string | undefined): string {
  if (isPaused(subscription)) return 'Your subscription is paused. Update your card, then resume it.';
  const again = formatDay(subscription.nextBillingDate, timeZone);
  return `We'll send your next delivery once it's paid.${again ? ` We'll try your card again on ${again}.` : ''}`;
}

/** Sums that a new card pays, by treatment. */
const paidNow = (subscriptions: readonly PastDueSource[]): string =>
  subscriptions
    .filter((subscription) => dueNow(subscription) > 0)
    .map((subscription) => `${formatCents(dueNow(subscription))} for ${nameOf(subscription)}`)
    .join(', ');

/** What follows several failed payments: a new card doesn't pay what is paused. */
function consequences(unpaid: readonly PastDueSource[]): string {
  const sums = paidNow(unpaid);
  const paused = unpaid.filter(isPaused).map(nameOf).join(', ');
  const ofSums = sums && `${sums}. We'll send your next deliveries once they're paid.`;
  const ofPaused = paused && `Paused: ${paused}. Update your card, then resume it.`;
  return `${ofSums} ${ofPaused}`.trim();
}

/**
 * What failed among the subscriptions that are shown, and how to pay it; undefined where nothing did.
 * @param all every subscription of the patient, since a new card pays all that is due; undefined while they load
 * @param timeZone IANA name; without it the device's own
 */
export function pastDue(
  shown: readonly PastDueSource[],
  all: readonly PastDueSource[] | undefined,
  timeZone?: string,
): PastDueView | undefined {
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
    title: `Your payment${sum === undefined ? '' : ` of ${formatCents(sum)}`} for ${nameOf(first)} didn't go through`,
    text: `${consequence(first, timeZone)}${others && ` A new card also pays ${others}.`}`,
    label,
    name: `${label}, ${nameOf(first)}`,
    href,
  };
}
