import { formatCents } from '../../../shared/format/money.ts';

/** Name and duration of a coupon. */
export interface CouponTerms {
  readonly name: string;
  /** Bills it applies to; all by default. */
  readonly usingPeriodsCount?: number | undefined;
}

/** Whether coupons hold for every bill, so that the price after them is the price of the plan. */
export const isLasting = (coupons: readonly CouponTerms[]): boolean =>
  coupons.length > 0 && coupons.every(({ usingPeriodsCount }) => usingPeriodsCount === undefined);

/** Bills a coupon holds for, as "off your first bill". */
export function couponSpan({ usingPeriodsCount }: CouponTerms): string {
  if (usingPeriodsCount === undefined) return 'off every bill';
  return usingPeriodsCount === 1
    ? 'off your first bill'
    : `off each of your first ${usingPeriodsCount} bills`;
}

/** What a coupon takes off. */
export interface CouponValue extends CouponTerms {
  /** @default '$' */
  readonly discountType?: '$' | '%' | undefined;
  /** Cents, or percent. */
  readonly discountValue: number;
}

/** What a coupon takes off and for how long, as "30% off each of your first 3 bills". */
export const couponText = (coupon: CouponValue): string => {
  const { discountType = '$', discountValue } = coupon;
  const amount = discountType === '%' ? `${discountValue}%` : formatCents(discountValue);
  return `${amount} ${couponSpan(coupon)}`;
};

/** What a coupon saves, as "$19.90 off your first bill". */
export const savingText = (cents: number, coupon: CouponTerms): string =>
  `${formatCents(cents)} ${couponSpan(coupon)}`;

/** A price that a coupon may lower. */
interface Discountable {
  readonly discountedPrice?: number | undefined;
}

/** Prices to compare choices by: a coupon counts only if it holds for every bill. */
export const regularPrices = <Price extends Discountable>(
  prices: readonly Price[],
  coupons: readonly CouponTerms[] = [],
): readonly Price[] =>
  isLasting(coupons) ? prices : prices.map((price) => ({ ...price, discountedPrice: undefined }));
