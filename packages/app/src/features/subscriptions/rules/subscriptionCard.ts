import { pausedUntil, isPaused } from './actions.ts';
import { isDue } from './due.ts';
import { isHolding } from './hold.ts';
import { dueNow, isUnpaid } from './pastDue.ts';
import { skippedDates, type ScheduledSubscription } from './schedule.ts';
import { formatDay, formatDays } from '#shared/format/dates.ts';
import { formatDose } from '#shared/format/dose.ts';
import { formatCents } from '#shared/format/money.ts';
import { deliverySum, type PlanFact, type PlanFactsSource } from '#shared/pricing/index.ts';
import type { ProductType } from '@patient/api';
import { treatmentName } from '#shared/treatments.ts';
import { statusNote, type NoteFacts } from './statusNote.ts';
import { subscriptionStatus, type StatusDisplay, type StatusFacts } from '#shared/format/status.ts';

/** Input of {@link subscriptionCard}. */
export interface CardSource
  extends NoteFacts, StatusFacts, PlanFactsSource, Omit<ScheduledSubscription, 'plan' | 'addons' | 'pause'> {
  readonly _id: string;
  readonly productType: ProductType;
  readonly plan?: PlanFactsSource['plan'];
  readonly pause?: ScheduledSubscription['pause'];
}

/** Content of a subscription's card. */
export interface SubscriptionCardView {
  readonly title: string;
  /** Medicine and dose, each in its own text direction; empty before they are chosen. */
  readonly subtitle: readonly string[];
  readonly status: StatusDisplay;
  readonly isPaused: boolean;
  /** Explanation of the status, where it needs one. */
  readonly note: string | undefined;
  /** The next delivery first. */
  readonly facts: readonly PlanFact[];
}

const line = (term: string, detail: string | undefined): readonly PlanFact[] =>
  detail ? [{ term, detail }] : [];

/**
 * Card of a subscription: treatment, status, and the next dates.
 * @param timeZone IANA name; without it the device's own
 * @param now milliseconds since 1970; without it nothing is called due
 */
export function subscriptionCard(
  subscription: CardSource,
  timeZone?: string,
  now?: number,
): SubscriptionCardView {
  const plan = subscription.plan ?? {};
  const paused = isPaused(subscription);
  const sum = deliverySum(subscription);
  const amount = sum === undefined ? undefined : formatCents(sum);
  const day = (value: string | null | undefined) => formatDay(value, timeZone);
  const billed = day(subscription.nextBillingDate);
  const delivered = billed && day(subscription.nextPeriodStart ?? subscription.nextBillingDate);
  const due = now !== undefined && isDue(subscription, now);
  const unpaid = isUnpaid(subscription);
  const status = subscriptionStatus(subscription);
  const subtitle = [plan.variationName, formatDose(plan.weight, plan.measure)];
  return {
    title: plan.productName || treatmentName(subscription.productType),
    subtitle: subtitle.flatMap((part) => part || []),
    // The specification's label; in green, a failed payment would look healthy.
    status: unpaid ? { ...status, tone: 'warning' } : status,
    isPaused: paused,
    note: statusNote(subscription, timeZone),
    facts: [
      ...line('Past due', dueNow(subscription) > 0 ? amount : undefined),
      ...line('Delivery due since', due && !unpaid ? delivered : undefined),
      ...line('Paused until', paused ? day(pausedUntil(subscription)) : undefined),
      ...line('Next delivery', unpaid ? 'Once your payment goes through' : due ? undefined : delivered),
      ...line('Skipped', formatDays(skippedDates(subscription), timeZone)),
      ...line('Next try', unpaid && !paused ? billed : undefined),
      ...line('Next billing', unpaid ? undefined : billed && amount ? `${billed}, ${amount}` : billed),
      ...line('Held on your card', isHolding(subscription) ? amount : undefined),
    ],
  };
}
