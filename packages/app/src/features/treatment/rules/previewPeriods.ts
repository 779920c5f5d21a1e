import type { CouponValue } from '#shared/pricing/index.ts';
import type { PricedChoice } from './choicePrices.ts';
import type { PeriodSum } from '#shared/pricing/index.ts';

/** Treatments that a coupon is for; a field that is missing fits all. */
interface CouponScope {
  readonly appliesObjType?: string | undefined;
  readonly frequencyOfDelivery?: readonly string[] | undefined;
  readonly frequencyOfReception?: string | undefined;
}

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

const isFor = (
  { appliesTo: scopes = [] }: ScopedCoupon,
  productType: string,
  { frequencyOfDelivery: delivery, frequencyOfReception: reception }: PricedChoice,
): boolean =>
  scopes.length === 0 ||
  scopes.some(
    ({ appliesObjType = productType, frequencyOfDelivery: deliveries = [], frequencyOfReception }) =>
      appliesObjType === productType &&
      (deliveries.length === 0 || delivery === undefined || deliveries.includes(delivery)) &&
      (frequencyOfReception ?? reception) === reception,
  );

/** Cents that a coupon takes off a sum. */
const discountOf = ({ discountType = '$', discountValue }: CouponValue, sum: number): number =>
  Math.round(discountType === '%' ? (sum * discountValue) / 100 : discountValue);

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
  return PERIODS.map((period) => {
    const discountedPrice = known
      .filter(
        (coupon) =>
          isFor(coupon, productType, pricing) &&
          period <= (coupon.periodsLeft ?? coupon.usingPeriodsCount ?? Infinity),
      )
      .reduce((left, coupon) => Math.max(0, left - discountOf(coupon, sum)), sum);
    return { period, sum, ...(discountedPrice < sum && { discountedPrice }) };
  });
}
