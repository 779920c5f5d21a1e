import { addMonths, formatDay, isoOf } from '../../../shared/format/dates.ts';
import { formatCents } from '../../../shared/format/money.ts';
import { monthsPerPeriod, perMonth, type PlanTerms } from './plan.ts';

/** What one coming billing period costs, whole cents (GET subscription-price). */
export interface PeriodSum {
  readonly period: number;
  /** With addons, before coupons. */
  readonly sum: number;
  /** After coupons; absent where none holds. */
  readonly discountedPrice?: number | undefined;
}

/** What a coupon is called and how long it holds. */
export interface CouponTerms {
  readonly name: string;
  /** Billing periods it holds for; without it, every one. */
  readonly usingPeriodsCount?: number | undefined;
}

/** What a plan costs, ready to be read. */
export interface PriceSummary {
  readonly perMonth: string;
  readonly perMonthBefore?: string;
  readonly today: string;
  readonly todayNote: string;
  readonly renews: { readonly date: string; readonly amount: string };
  readonly coupon?: { readonly code: string; readonly amount: string; readonly note: string };
}

const counted = (period: PeriodSum): number => period.discountedPrice ?? period.sum;

/** How long a coupon holds, in words. */
export const couponSpan = ({ usingPeriodsCount }: CouponTerms): string => {
  if (usingPeriodsCount === undefined) return 'on every bill';
  return usingPeriodsCount === 1 ? 'on the first bill' : `on the first ${usingPeriodsCount} bills`;
};

/** What a summary is made from. */
export interface PriceSource {
  /** The coming periods, the next bill first: the service's sums, which are the ones that count. */
  readonly periods: readonly PeriodSum[];
  readonly plan: PlanTerms | null | undefined;
  readonly coupons?: readonly CouponTerms[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name; without it the device's own. */
  readonly timeZone?: string | undefined;
}

/**
 * What the plan costs a month, what is billed today, when it renews and for how much, and what coupons take off
 * (decisions, "Treatments and prices"); undefined before a treatment is chosen.
 */
export function priceSummary({
  periods,
  plan,
  coupons = [],
  now,
  timeZone,
}: PriceSource): PriceSummary | undefined {
  const [first, second = first] = periods;
  if (first === undefined || second === undefined) return undefined;
  const months = monthsPerPeriod(plan);
  const today = counted(first);
  const off = first.sum - today;
  const [coupon] = coupons;
  return {
    perMonth: formatCents(perMonth(today, months)),
    ...(off > 0 && { perMonthBefore: formatCents(perMonth(first.sum, months)) }),
    today: formatCents(today),
    todayNote: months === 3 ? 'for 3 months' : 'for 1 month',
    renews: {
      date: formatDay(addMonths(isoOf(now), months), timeZone) ?? '',
      amount: formatCents(counted(second)),
    },
    ...(off > 0 &&
      coupon && {
        coupon: { code: coupon.name, amount: formatCents(-off), note: couponSpan(coupon) },
      }),
  };
}
