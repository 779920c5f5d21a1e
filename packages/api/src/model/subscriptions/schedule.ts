import { addMonths, isoOf, later, monthsBetween } from '../dates.ts';
import { monthsPerPeriod } from '../treatment/pricing.ts';
import { chargeAfter } from './billingDates.ts';
import { deliverySum } from '../treatment/planSums.ts';
import { isApproved, isHolding, type SubscriptionChange, type SubscriptionFacts } from './actions.ts';

/** Dates and sum of a subscription, if applicable. Dates are ISO instants, sums whole cents. */
export interface Schedule {
  readonly nextBilling?: string;
  readonly nextDelivery?: string;
  readonly sum?: number;
  readonly pausedUntil?: string;
  /** End of the paid period of a canceled treatment. */
  readonly endsAt?: string;
  /** Dates of skipped deliveries. */
  readonly skipped?: readonly string[];
  /** Sum held until a doctor decides. */
  readonly held?: number;
  /** Sum charged when a doctor approves, without a hold. */
  readonly onApproval?: number;
}

/** Schedule without the fields that have no value. */
const present = (schedule: {
  [Key in keyof Schedule]: Schedule[Key] | null | undefined;
}): Schedule =>
  Object.fromEntries(Object.entries(schedule).filter(([, value]) => value !== undefined && value !== null));

/** First charge after the start of the pause, counted back from the date it was moved to. */
function chargeBeforePause(billing: string, from: string, months: number): string {
  const periods = Math.floor(monthsBetween(from, billing) / months);
  if (!(periods > 0)) return billing;
  const charge = addMonths(billing, -periods * months);
  return Date.parse(charge) > Date.parse(from) ? charge : addMonths(billing, -(periods - 1) * months);
}

/** Next charge without any pause or skip. */
function anchorOf(subscription: SubscriptionFacts, billing: string, months: number): string {
  const { billingAnchor, pause, skipPeriods } = subscription;
  if (billingAnchor) return billingAnchor;
  if (pause) return chargeBeforePause(billing, pause.from ?? '', months);
  return addMonths(billing, -(skipPeriods ?? 0) * months);
}

/**
 * Same arithmetic as the service, for previews: whole periods from the date of the charge, in UTC (decisions,
 * "Subscriptions").
 * @param now milliseconds since 1970
 */
function billingTerms(subscription: SubscriptionFacts, now: number) {
  const { nextBillingDate, nextPeriodStart, pause, expiredAt } = subscription;
  const skippedPeriods = subscription.skipPeriods ?? 0;
  const months = monthsPerPeriod(subscription.plan);
  const today = isoOf(now);
  const sum = deliverySum(subscription);
  const anchor = anchorOf(subscription, nextBillingDate ?? today, months);
  /** Date of the charge after a number of periods from the anchor. */
  const chargeFromAnchor = (periods: number) => chargeAfter(subscription, anchor, periods);
  /** Dates of a number of skipped deliveries; undefined for 0. */
  const skipped = (periods: number) =>
    periods > 0 ? Array.from({ length: periods }, (_, index) => chargeFromAnchor(index)) : undefined;
  const current = present({
    nextBilling: nextBillingDate,
    nextDelivery: nextPeriodStart ?? nextBillingDate,
    sum: nextBillingDate ? sum : undefined,
    pausedUntil: pause?.until,
    // Nothing was paid before an approval.
    endsAt: nextBillingDate || !isApproved(subscription) ? undefined : expiredAt,
    skipped: nextBillingDate ? skipped(skippedPeriods) : undefined,
    held: isHolding(subscription) ? sum : undefined,
  });
  /** Schedule of a charge and its delivery on a date, or today if that has passed. */
  const chargedOn = (date: string) => {
    const day = later(date, today);
    return present({ nextBilling: day, nextDelivery: day, sum });
  };
  return { subscription, today, sum, anchor, skippedPeriods, current, chargeFromAnchor, skipped, chargedOn };
}

/** Parameters of a change. */
interface ChangeOptions {
  /** Billing periods to pause, or skipped after the change. @default 1 */
  readonly periods?: number;
  /** Sum of one delivery of the new dose or with an offer, whole cents. */
  readonly sum?: number | undefined;
}

type After = (terms: ReturnType<typeof billingTerms>, options: ChangeOptions) => Schedule;

const afterSkip: After = ({ chargeFromAnchor, chargedOn, skipped }, { periods = 1 }) =>
  present({ ...chargedOn(chargeFromAnchor(periods)), skipped: skipped(periods) });

/** Schedule after each action. */
const SCHEDULES_AFTER: Readonly<Record<SubscriptionChange | 'changeDose', After>> = {
  pause({ sum, skippedPeriods, chargeFromAnchor, skipped }, { periods = 1 }) {
    const until = chargeFromAnchor(skippedPeriods + periods);
    return present({
      nextBilling: until,
      nextDelivery: until,
      sum,
      pausedUntil: until,
      skipped: skipped(skippedPeriods),
    });
  },
  resume({ subscription, today, skippedPeriods, chargeFromAnchor, chargedOn, skipped }) {
    const { pause, nextBillingDate } = subscription;
    const date = pause && nextBillingDate ? chargeFromAnchor(skippedPeriods) : (nextBillingDate ?? today);
    // Nothing is skipped if the bill is due now.
    const isAhead = Date.parse(date) > Date.parse(today);
    return present({ ...chargedOn(date), skipped: isAhead ? skipped(skippedPeriods) : undefined });
  },
  skip: afterSkip,
  undoSkip: afterSkip,
  cancel: ({ subscription: { nextBillingDate, billingAnchor }, anchor, today }) =>
    // Without a future bill there is no paid period; a hold is released.
    nextBillingDate || billingAnchor ? { endsAt: later(anchor, today) } : {},
  reactivate: ({ subscription, today, sum, chargedOn }, { sum: offered = sum }) =>
    isApproved(subscription)
      ? present({ ...chargedOn(subscription.expiredAt ?? today), sum: offered })
      : present({ onApproval: offered }),
  changeDose: ({ current, sum }, { sum: newSum = sum }) => present({ ...current, sum: newSum }),
  withdrawChange: ({ current }) => current,
};

/** Billing periods that a change requests; the service counts skips from the original date. */
export function requestedPeriods(change: SubscriptionChange, { skipPeriods }: SubscriptionFacts): number {
  if (change === 'skip') return (skipPeriods ?? 0) + 1;
  // Undoes only the last skip.
  return change === 'undoSkip' ? Math.max(0, (skipPeriods ?? 0) - 1) : 1;
}

/** Schedule before and after an action. */
export interface ChangePreview {
  readonly before: Schedule;
  readonly after: Schedule;
}

/**
 * Effect of an action, for its confirmation dialog.
 * @param now milliseconds since 1970
 */
export function previewChange(
  action: keyof typeof SCHEDULES_AFTER,
  subscription: SubscriptionFacts,
  now: number,
  options: ChangeOptions = {},
): ChangePreview {
  const terms = billingTerms(subscription, now);
  return { before: terms.current, after: SCHEDULES_AFTER[action](terms, options) };
}

/**
 * Effect of a renewal on dates and sum: a running subscription is billed on its date, an expired one when a doctor approves.
 * @param sum sum of one bill of the renewed plan, whole cents
 * @param now milliseconds since 1970
 */
export function previewRenewal(
  subscription: SubscriptionFacts,
  sum: number | undefined,
  now: number,
): ChangePreview {
  const { current } = billingTerms(subscription, now);
  return Date.parse(current.nextBilling ?? '') > now
    ? { before: current, after: present({ ...current, sum }) }
    : { before: {}, after: present({ onApproval: sum }) };
}

/** Dates of the deliveries that a subscription skips. */
export const skippedDates = (subscription: SubscriptionFacts): readonly string[] =>
  billingTerms(subscription, 0).current.skipped ?? [];

/** Date of the charge after the next one, counted from the due date of a charge that is retried later. */
export function chargeAfterNext(subscription: SubscriptionFacts): string | undefined {
  const { nextBillingDate, billingAnchor, pause, skipPeriods } = subscription;
  if (!nextBillingDate) return undefined;
  // After a pause, charges continue from its end.
  const [from, periods] =
    billingAnchor && !pause ? [billingAnchor, (skipPeriods ?? 0) + 1] : [nextBillingDate, 1];
  return chargeAfter(subscription, from, periods);
}
