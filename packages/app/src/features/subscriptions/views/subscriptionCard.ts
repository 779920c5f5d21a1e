import { formatDay, formatDays } from '#shared/format/dates.ts';
import { distinctions } from '#shared/format/distinctions.ts';
import { formatDose } from '#shared/format/dose.ts';
import { formatCents } from '#shared/format/money.ts';
import { subscriptionStatus } from '#shared/format/status.ts';
import { productName } from '#shared/treatments.ts';
import {
  deliverySum,
  isHolding,
  isPaused,
  pausedUntil,
  dueNow,
  isDue,
  isUnpaid,
  type PastDueSource,
  skippedDates,
} from '@patient/api/model';
import { statusNote } from './statusNote.ts';

/** Content of a subscription's card. */
export type SubscriptionCardView = ReturnType<typeof subscriptionCard>;

/**
 * Card of a subscription: treatment, status and next dates.
 * @param now milliseconds since 1970
 */
export function subscriptionCard(subscription: PastDueSource, now: number) {
  const { plan, nextBillingDate, nextPeriodStart } = subscription;
  const sum = deliverySum(subscription);
  const amount = sum === undefined ? undefined : formatCents(sum);
  const billed = formatDay(nextBillingDate);
  const delivered = billed && formatDay(nextPeriodStart ?? nextBillingDate);
  const due = isDue(subscription, now);
  const unpaid = isUnpaid(subscription);
  const status = subscriptionStatus(subscription);
  // Ordered by importance.
  const facts: readonly (readonly [term: string, detail: string | undefined])[] = [
    ['Past due', dueNow(subscription) > 0 ? amount : undefined],
    ['Delivery due since', due && !unpaid ? delivered : undefined],
    ['Paused until', formatDay(pausedUntil(subscription))],
    ['Next delivery', unpaid ? 'Once your payment goes through' : due ? undefined : delivered],
    ['Skipped', formatDays(skippedDates(subscription))],
    ['Next try', unpaid && !isPaused(subscription) ? billed : undefined],
    ['Next billing', unpaid ? undefined : billed && amount ? `${billed}, ${amount}` : billed],
    ['Held on your card', isHolding(subscription) ? amount : undefined],
  ];
  return {
    title: productName(subscription),
    /** Medicine and dose, each in its own text direction; empty before they are chosen. */
    subtitle: [plan?.variationName, formatDose(plan?.weight, plan?.measure)].flatMap((part) => part || []),
    // The label of the specification, but not in green for a failed payment.
    status: { ...status, tone: unpaid ? ('warning' as const) : status.tone },
    note: statusNote(subscription),
    facts: facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
  };
}

/**
 * What tells subscriptions with the same title apart: medicine, dose, status, next date, or place in the list.
 * @param now milliseconds since 1970
 */
export const cardDistinctions = (
  subscriptions: readonly PastDueSource[],
  now: number,
): (string | undefined)[] =>
  distinctions(
    subscriptions.map((subscription) => {
      const { title, subtitle, status, facts } = subscriptionCard(subscription, now);
      const dates = facts.slice(0, 1).map(({ term, detail }) => `${term} ${detail}`);
      return { name: title, details: [...subtitle, status.label, ...dates] };
    }),
  );
