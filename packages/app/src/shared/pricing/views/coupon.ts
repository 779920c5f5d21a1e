import { couponBills, couponMonths, type CouponTerms, type CouponValue } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';

/** Whether bills are counted from the first one, as before a doctor's approval, or from the next one. */
export type CountedFrom = 'first' | 'next';

/** Names of coupons, as "WELCOME10 and WEIGHT25". */
export const couponNames = (coupons: readonly Pick<CouponTerms, 'name'>[]): string =>
  coupons.map(({ name }) => name).join(' and ');

/** How coupons are counted. */
export interface Counting {
  /** @default 'first' */
  readonly from?: CountedFrom | undefined;
  /** Months between two bills. @default 1 */
  readonly months?: number | undefined;
}

/** Whether all coupons are given in months that end with a bill, so that a patient reads months instead of bills. */
const areMonths = (coupons: readonly CouponTerms[], months: number): boolean =>
  coupons.every((coupon) => (couponMonths(coupon) ?? Number.NaN) % months === 0);

/**
 * Bills that coupons reduce, as "off each of your first 3 bills" or "off each bill for your first 3 months". For a running
 * subscription without `periodsLeft`, only their total number is known.
 */
export function couponSpan(
  coupons: readonly CouponTerms[],
  { from = 'first', months = 1 }: Counting = {},
): string {
  const left = (coupon: CouponTerms) =>
    (from === 'next' ? coupon.periodsLeft : undefined) ?? couponBills(coupon, months);
  const [bills = 1, ...others] = new Set(coupons.map(left));
  if (others.length > 0) return `off your ${from} bill`;
  if (bills === Infinity) return 'off every bill';
  const isCounted = from === 'first' || coupons.every(({ periodsLeft }) => periodsLeft !== undefined);
  if (from === 'first' && bills > 1 && areMonths(coupons, months))
    return `off each bill for your first ${bills * months} months`;
  if (!isCounted) return bills === 1 ? 'off one bill' : `off each of ${bills} bills`;
  return bills === 1 ? `off your ${from} bill` : `off each of your ${from} ${bills} bills`;
}

/**
 * Price of bills after coupons of several bills end, as "$199.00 after your first 3 bills"; undefined if there are none or
 * they never end.
 * @param cents one bill without coupons
 */
export function textAfterCoupons(
  cents: number,
  coupons: readonly CouponTerms[],
  months = 1,
): string | undefined {
  const lasting = coupons.filter((coupon) => couponBills(coupon, months) > 1);
  const later = lasting.map((coupon) => couponBills(coupon, months));
  const shortest = Math.min(...later);
  const longest = Math.max(1, ...later);
  const span = (bills: number) =>
    areMonths(lasting, months) ? `${bills * months} months` : `${bills} bills`;
  const ends = [
    shortest < longest && `More after your first ${span(shortest)}`,
    longest > 1 && longest < Infinity && `${formatCents(cents)} after your first ${span(longest)}`,
  ];
  return ends.filter(Boolean).join(', ') || undefined;
}

/** Discount and duration of a coupon, as "30% off each of your first 3 bills". */
export const couponText = (coupon: CouponValue, counting?: Counting): string => {
  const { discountType = '$', discountValue } = coupon;
  const amount = discountType === '%' ? `${discountValue}%` : formatCents(discountValue);
  return `${amount} ${couponSpan([coupon], counting)}`;
};

/** Amount and duration that coupons save, as "$19.90 off your first bill". */
export const savingText = (cents: number, coupons: readonly CouponTerms[], counting?: Counting): string =>
  `${formatCents(cents)} ${couponSpan(coupons, counting)}`;
