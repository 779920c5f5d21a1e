import {
  addMonths,
  amountDue,
  isoOf,
  monthsPerPeriod,
  appliesToEveryBill,
  type CouponTerms,
  perMonth,
  type PlanTerms,
  type PeriodSum,
} from '@patient/api/model';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { sentence } from '#shared/format/plainText.ts';
import { couponNames, couponSpan, savingText, textAfterCoupons } from './coupon.ts';
import { everyPeriod } from './plan.ts';

/** Price of a plan, formatted. */
export interface PriceSummary {
  /** Regular price; discounted only by coupons that apply to every bill. */
  readonly perMonth: string;
  readonly perMonthBefore?: string;
  /** Authorized now, charged when a doctor approves. */
  readonly held: {
    /** Whole cents, for a wallet. */
    readonly cents: number;
    readonly amount: string;
    readonly period: string;
  };
  /** Every bill after that. */
  readonly next: {
    readonly amount: string;
    readonly every: string;
    readonly date: string;
    /** Price after coupons of several bills have ended. */
    readonly afterCoupon?: string;
  };
  /** All coupons of the plan combined. */
  readonly coupon?: {
    readonly code: string;
    readonly amount: string;
    /** Bills it applies to: "Off your first bill". */
    readonly span: string;
    /** "$19.90 off your first bill". */
    readonly saving: string;
  };
}

/** Input of {@link priceSummary}. */
export interface PriceSource {
  /** The service's sums of the next periods, in order. */
  readonly periods: readonly PeriodSum[];
  readonly plan: PlanTerms | null | undefined;
  readonly coupons?: readonly CouponTerms[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Price of a plan before payment: per month, the authorized sum, later bills and the coupon (decisions, "Treatments and
 * prices"); undefined before a treatment is chosen.
 */
export function priceSummary({ periods, plan, coupons = [], now }: PriceSource): PriceSummary | undefined {
  const [first, second = first] = periods;
  if (first === undefined || second === undefined) return undefined;
  const months = monthsPerPeriod(plan);
  const held = amountDue(first);
  const off = first.sum - held;
  const isPermanent = off > 0 && appliesToEveryBill(coupons);
  const next = isPermanent ? held : amountDue(second);
  const afterCoupon = !isPermanent && next < second.sum && textAfterCoupons(second.sum, coupons, months);
  return {
    perMonth: formatCents(perMonth(isPermanent ? held : first.sum, months)),
    ...(isPermanent && { perMonthBefore: formatCents(perMonth(first.sum, months)) }),
    held: {
      cents: held,
      amount: formatCents(held),
      period: months === 3 ? 'for 3 months' : 'for 1 month',
    },
    next: {
      amount: formatCents(next),
      every: everyPeriod(months),
      date: formatDay(addMonths(isoOf(now), months)) ?? '',
      ...(afterCoupon && { afterCoupon }),
    },
    ...(off > 0 &&
      coupons.length > 0 && {
        coupon: {
          code: couponNames(coupons),
          amount: formatCents(-off),
          span: sentence(couponSpan(coupons, { months })),
          saving: savingText(off, coupons, { months }),
        },
      }),
  };
}
