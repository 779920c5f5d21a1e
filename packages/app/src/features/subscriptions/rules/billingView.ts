import { href } from '#shared/href.ts';
import { isPaused, type ActionFacts } from './actions.ts';
import { billingHistory, failedBillings, lastBillings, nextBilling } from './billing.ts';
import { chargeStatus } from '#shared/format/chargeStatus.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import type { StatusDisplay } from '#shared/format/status.ts';
import {
  type CouponTerms,
  deliverySum,
  everyPeriod,
  isLasting,
  monthsPerPeriod,
  type PeriodSum,
  type PricedSubscription,
} from '#shared/pricing/index.ts';
import { CHARGED_ON_APPROVAL, isHolding } from './hold.ts';
import { isUnpaid } from './pastDue.ts';

/** Input of {@link billingView}. */
export interface BillingSource extends ActionFacts, PricedSubscription {
  readonly _id: string;
  readonly nextBillingDate?: string | null | undefined;
  readonly nextPeriodStart?: string | null | undefined;
  readonly coupons?: readonly CouponTerms[] | undefined;
}

/** Options of {@link billingView}. */
export interface BillingOptions {
  /** The service's sums of the coming periods, the next charge first; looked at only where money is held. */
  readonly periods?: readonly PeriodSum[] | undefined;
  /** IANA name; without it the device's own. */
  readonly timeZone?: string | undefined;
}

/** Charge as the lists need it. */
export interface ChargeSource {
  readonly _id: string;
  readonly status: string;
  readonly sum: number;
  readonly createdAt?: string | null | undefined;
  readonly reasonType?: string | null | undefined;
}

/** One charge, formatted. */
export interface BillView {
  readonly id: string;
  readonly date: string;
  readonly amount: string;
  readonly status: StatusDisplay;
  /** Path of its receipt. */
  readonly href: string;
}

/** Next charge, formatted; an unknown field is absent. */
export interface NextBillView {
  readonly state: 'upcoming' | 'held' | 'paused' | 'unset' | 'none' | 'failed';
  readonly date?: string;
  readonly amount?: string;
  readonly delivery?: string;
  readonly note?: string;
}

/** Statuses with which charges end. */
const ENDED: ReadonlySet<string> = new Set(['declined', 'not_verified', 'cancel', 'completed']);

/** Statuses in which a doctor's approval comes before a charge. */
const BEFORE_APPROVAL: ReadonlySet<string> = new Set([
  'in_progress',
  'pending',
  'pre_screened',
  'hold',
  'renewal',
]);

/** Without a date, only a subscription that has ended promises that nothing is charged. */
function undatedBill(subscription: BillingSource): NextBillView {
  if (isPaused(subscription)) return { state: 'paused' };
  const status = subscription.status ?? '';
  if (ENDED.has(status)) return { state: 'none' };
  return {
    state: 'unset',
    ...(BEFORE_APPROVAL.has(status) && { note: CHARGED_ON_APPROVAL }),
  };
}

const newestFirst = (one: ChargeSource, other: ChargeSource): number =>
  Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? '') || 0;

/** What follows the held bill; undefined until the service's sums are there. */
function billAfterHeld(
  { plan, coupons = [] }: BillingSource,
  periods: readonly PeriodSum[],
): string | undefined {
  const [held, second = held] = periods;
  const lasts = isLasting(coupons);
  const next = lasts ? held : second;
  if (next === undefined) return undefined;
  const { sum, discountedPrice } = next;
  // A coupon that ends lowers some more bills.
  const isRegular = lasts || discountedPrice === undefined;
  const span = isRegular ? everyPeriod(monthsPerPeriod(plan)) : 'for your next bill';
  return `Then ${formatCents(discountedPrice ?? sum)} ${span}.`;
}

/** The hold of a registration, and the bills after it. */
function heldBill(
  subscription: BillingSource,
  charges: readonly ChargeSource[],
  periods: readonly PeriodSum[] = [],
): NextBillView {
  const held = charges.findLast(({ status }) => status === 'hold')?.sum ?? deliverySum(subscription);
  const note = billAfterHeld(subscription, periods);
  return {
    state: 'held',
    ...(held !== undefined && { amount: formatCents(held) }),
    ...(note !== undefined && { note }),
  };
}

/** A payment that failed and is still due. */
function failedBill(
  subscription: BillingSource,
  charges: readonly ChargeSource[],
  timeZone: string | undefined,
): NextBillView {
  const date = formatDay(failedBillings(charges).toSorted(newestFirst)[0]?.createdAt, timeZone);
  const sum = nextBilling(charges)?.sum ?? deliverySum(subscription);
  const again = isPaused(subscription) ? undefined : formatDay(subscription.nextBillingDate, timeZone);
  return {
    state: 'failed',
    ...(date !== undefined && { date }),
    ...(sum !== undefined && { amount: formatCents(sum) }),
    note: again
      ? `We'll try your card again on ${again}.`
      : 'Your subscription is paused. Update your card, then resume it.',
  };
}

function nextBill(
  subscription: BillingSource,
  charges: readonly ChargeSource[],
  { periods, timeZone }: BillingOptions,
): NextBillView {
  if (isHolding(subscription)) return heldBill(subscription, charges, periods);
  if (isUnpaid(subscription)) return failedBill(subscription, charges, timeZone);
  const charge = nextBilling(charges);
  const date = formatDay(subscription.nextBillingDate ?? charge?.createdAt, timeZone);
  const sum = charge?.sum ?? deliverySum(subscription);
  const delivery = formatDay(subscription.nextPeriodStart ?? subscription.nextBillingDate, timeZone);
  if (date === undefined) return undatedBill(subscription);
  return {
    state: isPaused(subscription) ? 'paused' : 'upcoming',
    date,
    ...(sum !== undefined && { amount: formatCents(sum) }),
    ...(delivery !== undefined && { delivery }),
  };
}

/**
 * Billing lists of a subscription: last billings, failed payments and history, newest first, and the next charge
 * (specification section 4).
 */
export function billingView(
  subscription: BillingSource,
  charges: readonly ChargeSource[],
  options: BillingOptions = {},
): {
  readonly last: readonly BillView[];
  readonly failed: readonly BillView[];
  readonly history: readonly BillView[];
  readonly next: NextBillView;
} {
  const views = (list: readonly ChargeSource[]): BillView[] =>
    list.toSorted(newestFirst).map(({ _id, createdAt, sum, status }) => ({
      id: _id,
      date: formatDay(createdAt, options.timeZone) ?? '',
      amount: formatCents(sum),
      status: chargeStatus(status),
      href: href('/user/subscriptions/:id/receipts/:chargeId', { id: subscription._id, chargeId: _id }),
    }));
  return {
    last: views(lastBillings(charges)),
    failed: views(failedBillings(charges)),
    history: views(billingHistory(charges)),
    next: nextBill(subscription, charges, options),
  };
}
