import { addMonths, isoOf } from '@patient/api/model';
import { deliverySum, monthsPerPeriod, type PricedSubscription } from '#shared/pricing/index.ts';
import { isHolding } from './hold.ts';

/** Input of a schedule. */
export interface ScheduledSubscription extends PricedSubscription {
  readonly status?: string | null | undefined;
  readonly paymentIntentStatus?: string | null | undefined;
  readonly nextBillingDate?: string | null | undefined;
  readonly nextPeriodStart?: string | null | undefined;
  /** Next charge without any pause or skip; counted back where the service does not send it. */
  readonly billingAnchor?: string | null | undefined;
  /** Day of the month that charges keep to, also after a month that is too short for it. */
  readonly billingDay?: number | null | undefined;
  readonly skipPeriods?: number | null | undefined;
  readonly pause?: { readonly from: string; readonly until?: string | null | undefined } | null | undefined;
  readonly expiredAt?: string | null | undefined;
  readonly review?: { readonly value: string } | null | undefined;
}

/** Dates and sum of a subscription; what does not apply is absent. Dates are ISO instants, the sum whole cents. */
export interface Schedule {
  readonly nextBilling?: string;
  readonly nextDelivery?: string;
  readonly sum?: number;
  readonly pausedUntil?: string;
  /** End of the paid period of a cancelled treatment. */
  readonly endsAt?: string;
  /** Dates of the deliveries that are left out. */
  readonly skipped?: readonly string[];
  /** Held until a doctor decides. */
  readonly held?: number;
  /** Charged when a doctor approves, and not held. */
  readonly onApproval?: number;
}

/** Billing arithmetic of one subscription, for the rules that preview an action. */
export interface BillingTerms {
  readonly subscription: ScheduledSubscription;
  /** ISO instant. */
  readonly today: string;
  /** Schedule as it is now. */
  readonly current: Schedule;
  /** Sum of one delivery, whole cents. */
  readonly sum: number | undefined;
  /** Next charge without any pause or skip. */
  readonly anchor: string;
  readonly skippedPeriods: number;
  /** The charge `periods` after the anchor. */
  readonly chargeAfter: (periods: number) => string;
  /** Dates of so many skipped deliveries; undefined for none. */
  readonly skipped: (periods: number) => readonly string[] | undefined;
  /** Schedule of a charge on that date, or today where that has passed; a delivery goes with its charge. */
  readonly chargedOn: (date: string) => Schedule;
}

/** The later one of two ISO instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

/** A schedule without the fields that have no value. */
export const present = (schedule: {
  [Key in keyof Schedule]: Schedule[Key] | null | undefined;
}): Schedule =>
  Object.fromEntries(Object.entries(schedule).filter(([, value]) => value !== undefined && value !== null));

/** The first charge after the pause began, counted back from the one it was moved to. */
function chargeBeforePause(billing: string, from: string, months: number): string {
  let periods = 0;
  while (Date.parse(addMonths(billing, -(periods + 1) * months)) > Date.parse(from)) periods += 1;
  return addMonths(billing, -periods * months);
}

function anchorOf(subscription: ScheduledSubscription, billing: string, months: number): string {
  const { billingAnchor, pause, skipPeriods } = subscription;
  if (billingAnchor) return billingAnchor;
  if (pause) return chargeBeforePause(billing, pause.from, months);
  return addMonths(billing, -(skipPeriods ?? 0) * months);
}

/** Dates of the deliveries that a subscription skips. */
export function skippedDates(subscription: ScheduledSubscription): readonly string[] {
  const { nextBillingDate, billingDay, skipPeriods } = subscription;
  if (!nextBillingDate) return [];
  const months = monthsPerPeriod(subscription.plan);
  const anchor = anchorOf(subscription, nextBillingDate, months);
  return Array.from({ length: skipPeriods ?? 0 }, (_, index) =>
    addMonths(anchor, index * months, billingDay ?? undefined),
  );
}

/** The charge after the next one: a charge that is retried later is counted from its due date. */
export function chargeAfterNext(subscription: ScheduledSubscription): string | undefined {
  const { nextBillingDate, billingAnchor, billingDay, pause, skipPeriods } = subscription;
  if (!nextBillingDate) return undefined;
  // Charges go on from the end of a pause.
  const [from, periods] =
    billingAnchor && !pause ? [billingAnchor, (skipPeriods ?? 0) + 1] : [nextBillingDate, 1];
  return addMonths(from, periods * monthsPerPeriod(subscription.plan), billingDay ?? undefined);
}

/**
 * The arithmetic of the service, to preview what it will decide: whole periods from the charge's own date, counted in
 * UTC (decisions, "Subscriptions").
 * @param now milliseconds since 1970
 */
export function billingTerms(subscription: ScheduledSubscription, now: number): BillingTerms {
  const { nextBillingDate, nextPeriodStart, pause, expiredAt, billingDay, skipPeriods, review } =
    subscription;
  const months = monthsPerPeriod(subscription.plan);
  const today = isoOf(now);
  const sum = deliverySum(subscription);
  const anchor = anchorOf(subscription, nextBillingDate ?? today, months);
  const chargeAfter = (periods: number) => addMonths(anchor, periods * months, billingDay ?? undefined);
  const skipped = (periods: number) =>
    periods > 0 ? Array.from({ length: periods }, (_, index) => chargeAfter(index)) : undefined;
  return {
    subscription,
    today,
    sum,
    anchor,
    skippedPeriods: skipPeriods ?? 0,
    current: present({
      nextBilling: nextBillingDate,
      nextDelivery: nextPeriodStart ?? nextBillingDate,
      sum: nextBillingDate ? sum : undefined,
      pausedUntil: pause?.until,
      // What was never approved was never paid for.
      endsAt: nextBillingDate || review?.value !== 'approved' ? undefined : expiredAt,
      skipped: nextBillingDate ? skipped(skipPeriods ?? 0) : undefined,
      held: isHolding(subscription) ? sum : undefined,
    }),
    chargeAfter,
    skipped,
    chargedOn: (date) => {
      const day = later(date, today);
      return present({ nextBilling: day, nextDelivery: day, sum });
    },
  };
}
