import { appliesTo, discountOf, type CouponScope } from '@patient/api/model';
import type { CouponValue, PeriodSum } from '#shared/pricing/index.ts';
import type { PricedChoice } from './choicePrices.ts';

/** Coupon with the treatments it is for; all by default. */
export interface ScopedCoupon extends CouponValue {
  readonly appliesTo?: readonly CouponScope[] | undefined;
}

/** What a subscription has beside its plan. */
export interface BesidePlan {
  readonly productType: string;
  readonly addons?: readonly { readonly price: number }[] | undefined;
  readonly coupons?: readonly ScopedCoupon[] | undefined;
}

/** Periods that are previewed. */
const PERIODS = [1, 2] as const;

/**
 * Sums of the coming periods for a choice that is not saved yet, whole cents; the service's own sums replace them after
 * saving. A coupon takes off the plan with its add-ons, for as many bills as it holds. Empty while more than one price
 * is left.
 */
export function previewPeriods(
  pricing: PricedChoice | undefined,
  { productType, addons = [], coupons = [] }: BesidePlan,
): PeriodSum[] {
  if (pricing === undefined) return [];
  const sum = addons.reduce((total, addon) => total + addon.price, pricing.price);
  // The service has the last word on whether any coupon takes something off this choice.
  const known = pricing.discountedPrice === undefined ? [] : coupons;
  const fitting = known.filter((coupon) => appliesTo(coupon, { ...pricing, productType }));
  return PERIODS.map((period) => {
    const discountedPrice = fitting
      .filter(
        ({ periodsLeft, usingPeriodsCount }) => period <= (periodsLeft ?? usingPeriodsCount ?? Infinity),
      )
      .reduce((left, coupon) => Math.max(0, left - discountOf(coupon, sum)), sum);
    return { period, sum, ...(discountedPrice < sum && { discountedPrice }) };
  });
}
