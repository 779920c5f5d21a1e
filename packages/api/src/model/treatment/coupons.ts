import type { CouponDuration, Discount } from './pricing.ts';

/** Name and duration of a coupon. */
export interface CouponTerms extends CouponDuration {
  readonly name: string;
  /** Number of future bills that it still applies to, on a subscription. */
  readonly periodsLeft?: number | undefined;
}

/** Whether all coupons apply to every bill, so that the discounted price is the price of the plan. */
export const appliesToEveryBill = (coupons: readonly CouponTerms[]): boolean =>
  coupons.length > 0 && coupons.every(({ usingPeriodsCount }) => usingPeriodsCount === undefined);

/** Coupons of a subscription that still apply to a bill. */
export const couponsLeft = <Terms extends CouponTerms>(
  coupons: readonly Terms[] | null | undefined,
): readonly Terms[] => (coupons ?? []).filter(({ periodsLeft }) => periodsLeft !== 0);

/** Coupon with its discount. */
export interface CouponValue extends CouponTerms, Discount {}

/** A price that a coupon may lower. */
interface Discountable {
  readonly discountedPrice?: number | undefined;
}

/** Prices for comparing choices: coupons count only if they apply to every bill. */
export const regularPrices = <Price extends Discountable>(
  prices: readonly Price[],
  coupons: readonly CouponTerms[] = [],
): readonly Price[] =>
  appliesToEveryBill(coupons) ? prices : prices.map((price) => ({ ...price, discountedPrice: undefined }));
