import { addMonths, isoOf } from '@patient/api/model';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatCents } from '../../../shared/format/money.ts';
import { monthsPerPeriod, perMonth, type PlanTerms } from './plan.ts';

/** Sums of one coming billing period, whole cents (GET subscription-price). */
export interface PeriodSum {
  readonly period: number;
  /** With add-ons, before coupons. */
  readonly sum: number;
  /** After coupons; absent where none applies. */
  readonly discountedPrice?: number | undefined;
}

/** Name and duration of a coupon. */
export interface CouponTerms {
  readonly name: string;
  /** Billing periods it applies to; all by default. */
  readonly usingPeriodsCount?: number | undefined;
}

/** Price of a plan, formatted. */
export interface PriceSummary {
  readonly perMonth: string;
  readonly perMonthBefore?: string;
  readonly today: string;
  readonly todayNote: string;
  readonly renews: { readonly date: string; readonly amount: string };
  readonly coupon?: { readonly code: string; readonly amount: string; readonly note: string };
}

const counted = (period: PeriodSum): number => period.discountedPrice ?? period.sum;

/** Duration of a coupon, formatted. */
export const couponSpan = ({ usingPeriodsCount }: CouponTerms): string => {
  if (usingPeriodsCount === undefined) return 'on every bill';
  return usingPeriodsCount === 1 ? 'on the first bill' : `on the first ${usingPeriodsCount} bills`;
};

/** Input of {@link priceSummary}. */
export interface PriceSource {
  /** The service's sums of the coming periods, the next charge first. */
  readonly periods: readonly PeriodSum[];
  readonly plan: PlanTerms | null | undefined;
  readonly coupons?: readonly CouponTerms[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name; without it the device's own. */
  readonly timeZone?: string | undefined;
}

/**
 * Price per month, today's charge, renewal date and price, and coupon discount (decisions, "Treatments and prices");
 * undefined before a treatment is chosen.
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
