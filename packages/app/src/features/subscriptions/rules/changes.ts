import { addMonths, isoOf } from '../../../shared/format/dates.ts';
import { deliverySum, monthsPerPeriod, type PricedSubscription } from '../../treatment/index.ts';

/** Actions that change dates or sums. */
export type ChangeAction = 'pause' | 'resume' | 'skip' | 'cancel' | 'reactivate' | 'changeDose';

/** What a preview is made from. */
export interface ChangingSubscription extends PricedSubscription {
  readonly nextBillingDate?: string | null | undefined;
  readonly nextPeriodStart?: string | null | undefined;
  /** The next bill as it would be without any pause or skip; where it is not told it is counted back. */
  readonly billingAnchor?: string | null | undefined;
  /** Day of the month that bills keep to, also after a month that is too short for it. */
  readonly billingDay?: number | null | undefined;
  readonly skipPeriods?: number | null | undefined;
  readonly pause?: { readonly from: string; readonly until?: string | null | undefined } | null | undefined;
  readonly expiredAt?: string | null | undefined;
  readonly review?: { readonly value: string } | null | undefined;
}

/** One side of a change; what does not apply is absent. Dates are ISO instants, the sum whole cents. */
export interface Schedule {
  readonly nextBilling?: string;
  readonly nextDelivery?: string;
  readonly sum?: number;
  readonly pausedUntil?: string;
  /** Until when a cancelled treatment is paid for. */
  readonly endsAt?: string;
}

export interface ChangePreview {
  readonly before: Schedule;
  readonly after: Schedule;
}

export interface ChangeOptions {
  /** Billing periods to pause or skip; one unless told. Skipping none takes a skip back. */
  readonly periods?: number;
  /** Sum of one delivery of the dose wanted, whole cents. */
  readonly sum?: number;
}

const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

const present = (schedule: { [Key in keyof Schedule]: Schedule[Key] | null | undefined }): Schedule =>
  Object.fromEntries(Object.entries(schedule).filter(([, value]) => value !== undefined && value !== null));

/** The first bill after the pause began, as counted back from the one it was put off to. */
function billBeforePause(billing: string, from: string, months: number): string {
  let periods = 0;
  while (Date.parse(addMonths(billing, -(periods + 1) * months)) > Date.parse(from)) periods += 1;
  return addMonths(billing, -periods * months);
}

/** The next bill without any pause or skip: as it is told, else counted back from the one there is. */
function anchorOf(subscription: ChangingSubscription, billing: string, months: number): string {
  const { billingAnchor, pause, skipPeriods } = subscription;
  if (billingAnchor) return billingAnchor;
  if (pause) return billBeforePause(billing, pause.from, months);
  return addMonths(billing, -(skipPeriods ?? 0) * months);
}

/**
 * What an action will change, for the question asked before it and the news after it (decisions, "Subscriptions").
 * The service decides; this is the same arithmetic: whole periods from the bill's own date, counted in UTC, and a
 * delivery goes with its bill.
 */
export function previewChange(
  action: ChangeAction,
  subscription: ChangingSubscription,
  now: number,
  { periods = 1, sum: wantedSum }: ChangeOptions = {},
): ChangePreview {
  const { nextBillingDate, nextPeriodStart, pause, expiredAt } = subscription;
  const months = monthsPerPeriod(subscription.plan);
  const today = isoOf(now);
  const sum = deliverySum(subscription);
  const billing = nextBillingDate ?? today;
  const anchor = anchorOf(subscription, billing, months);
  const skipped = subscription.skipPeriods ?? 0;
  const billAfter = (count: number): string =>
    addMonths(anchor, count * months, subscription.billingDay ?? undefined);
  const billedOn = (date: string, more: Schedule = {}): Schedule =>
    present({ nextBilling: date, nextDelivery: date, sum, ...more });

  const after: Record<ChangeAction, () => Schedule> = {
    pause: () => {
      const until = billAfter(skipped + periods);
      return billedOn(until, { pausedUntil: until });
    },
    resume: () => billedOn(later(pause && nextBillingDate ? billAfter(skipped) : billing, today)),
    skip: () => billedOn(later(billAfter(periods), today)),
    cancel: () => ({ endsAt: later(anchor, today) }),
    reactivate: () =>
      subscription.review?.value === 'approved'
        ? billedOn(later(expiredAt ?? today, today))
        : present({ sum }),
    changeDose: () => present({ ...before, sum: wantedSum ?? sum }),
  };
  const before = present({
    nextBilling: nextBillingDate,
    nextDelivery: nextPeriodStart ?? nextBillingDate,
    sum: nextBillingDate ? sum : undefined,
    pausedUntil: pause?.until,
    endsAt: nextBillingDate ? undefined : expiredAt,
  });
  return { before, after: after[action]() };
}
