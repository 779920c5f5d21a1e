/** Months between two bills, which is also the time between two deliveries. */
export const monthsPerPeriod = (
  plan: { readonly frequencyOfDelivery?: string | null | undefined } | null | undefined,
): 1 | 3 => (plan?.frequencyOfDelivery === 'quarterly' ? 3 : 1);

/** Discount of a coupon. */
export interface Discount {
  /** @default '$' */
  readonly discountType?: '$' | '%' | undefined;
  /** Cents or percent, depending on `discountType`. */
  readonly discountValue: number;
}

/** Discount in cents: a fixed amount, or a percentage rounded to the nearest cent. */
export const discountOf = ({ discountType = '$', discountValue }: Discount, sum: number): number =>
  Math.round(discountType === '%' ? (sum * discountValue) / 100 : discountValue);

/** Cents that each coupon takes off a sum, in the order in which they are applied: at most what remains. */
export function discountsOf(coupons: readonly Discount[], sum: number): readonly number[] {
  let remaining = sum;
  return coupons.map((coupon) => {
    const discount = Math.min(discountOf(coupon, sum), remaining);
    remaining -= discount;
    return discount;
  });
}

/** Sum after coupons, in cents; never negative. */
export const discounted = (sum: number, coupons: readonly Discount[]): number =>
  discountsOf(coupons, sum).reduce((rest, discount) => rest - discount, sum);

/** Duration of a coupon: a number of bills, or of months or other periods of the calendar. */
export interface CouponDuration {
  /** Unlimited by default. */
  readonly usingPeriodsCount?: number | undefined;
  /** Unit of `usingPeriodsCount`, such as `month`; bills by default, and for an unknown one. */
  readonly periodType?: string | undefined;
}

const MONTHS: readonly (readonly [unit: RegExp, months: number])[] = [
  [/^month/i, 1],
  [/^quarter/i, 3],
  [/^year/i, 12],
];

/** Months that a coupon lasts; undefined for one that counts bills or is unlimited. */
export function couponMonths({ usingPeriodsCount, periodType = '' }: CouponDuration): number | undefined {
  const [, months] = MONTHS.find(([unit]) => unit.test(periodType)) ?? [];
  return months === undefined || usingPeriodsCount === undefined ? undefined : usingPeriodsCount * months;
}

/**
 * Number of bills that a coupon lowers, those that are due before its duration ends; Infinity for all.
 * @param months months between two bills
 */
export function couponBills(coupon: CouponDuration, months: number): number {
  const duration = couponMonths(coupon);
  return duration === undefined ? (coupon.usingPeriodsCount ?? Infinity) : Math.ceil(duration / months);
}

/** Treatments that a coupon applies to; a missing field matches all of them. */
export interface CouponScope {
  readonly appliesObjType?: string | undefined;
  readonly frequencyOfDelivery?: readonly string[] | undefined;
  readonly frequencyOfReception?: string | undefined;
}

/** Treatment that a coupon is used for; a field that is not chosen yet matches every coupon. */
export interface CouponTreatment {
  readonly productType: string;
  readonly frequencyOfDelivery?: string | undefined;
  readonly frequencyOfReception?: string | undefined;
}

const isInScope = (
  { appliesObjType, frequencyOfDelivery: deliveries = [], frequencyOfReception }: CouponScope,
  { productType, frequencyOfDelivery: delivery, frequencyOfReception: reception }: CouponTreatment,
): boolean =>
  (appliesObjType === undefined || appliesObjType === productType) &&
  (deliveries.length === 0 || delivery === undefined || deliveries.includes(delivery)) &&
  (frequencyOfReception === undefined || reception === undefined || frequencyOfReception === reception);

/** Whether a coupon applies to a treatment: it has no scopes, or one of them matches. */
export const appliesTo = (
  { appliesTo: scopes = [] }: { readonly appliesTo?: readonly CouponScope[] | undefined },
  treatment: CouponTreatment,
): boolean => scopes.length === 0 || scopes.some((scope) => isInScope(scope, treatment));
