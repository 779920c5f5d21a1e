import { appliesTo, couponBills, discounted, monthsPerPeriod, type CouponScope } from './pricing.ts';
import type { CouponValue } from './coupons.ts';
import type { PricedChoice } from './choicePrices.ts';

/** Coupon with its scopes; by default it applies to all plans. */
export interface ScopedCoupon extends CouponValue {
  readonly appliesTo?: readonly CouponScope[] | undefined;
}

/** Fields of a subscription that affect the price besides its plan. */
export interface PreviewContext {
  readonly productType: string;
  readonly addons?: readonly { readonly price: number }[] | undefined;
  readonly coupons?: readonly ScopedCoupon[] | undefined;
}

/** Periods to preview. */
const PERIODS = [1, 2] as const;

/**
 * Amounts of the next periods for an unsaved choice, in cents; after saving, the service's amounts replace them. A coupon
 * reduces the price of the plan with its add-ons, for its number of bills. Empty until the choice has one price.
 */
export function previewPeriods(
  pricing: PricedChoice | undefined,
  { productType, addons = [], coupons = [] }: PreviewContext,
): PeriodSum[] {
  if (pricing === undefined) return [];
  const sum = addons.reduce((total, addon) => total + addon.price, pricing.price);
  // If the service returns no discounted price, no coupon applies to this choice.
  const usable = pricing.discountedPrice === undefined ? [] : coupons;
  const applicable = usable.filter((coupon) => appliesTo(coupon, { ...pricing, productType }));
  return PERIODS.map((period) => {
    const used = applicable.filter(
      (coupon) => period <= (coupon.periodsLeft ?? couponBills(coupon, monthsPerPeriod(pricing))),
    );
    const discountedPrice = discounted(sum, used);
    return { period, sum, ...(discountedPrice < sum && { discountedPrice }) };
  });
}

/** Sums of a future billing period, whole cents (GET subscription-price). */
export interface PeriodSum {
  readonly period: number;
  /** With add-ons, before coupons. */
  readonly sum: number;
  /** After coupons; absent if none applies. */
  readonly discountedPrice?: number | undefined;
}

/** Amount to pay for a period: its sum after coupons, whole cents. */
export const amountDue = ({ sum, discountedPrice = sum }: Omit<PeriodSum, 'period'>): number =>
  discountedPrice;
