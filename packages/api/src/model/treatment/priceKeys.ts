import { amountDue, type PeriodSum } from './previewPeriods.ts';

/** The pricing keys of specification section 3, whole cents. */
export interface PriceKeys {
  /** Sum of one delivery at the monthly price, with add-ons. */
  readonly originalPrice: number;
  /** Sum of one delivery before coupons. */
  readonly offerPrice: number;
  /** Savings by the chosen delivery frequency. */
  readonly discountAmount: number;
  /** Coupon discount on the next charge. */
  readonly couponDiscount: number;
  readonly appliedCouponCode: string | undefined;
  /** Sum of the next charge. */
  readonly calculatedPrice: number;
}

/** Monthly price and actual price of a delivery (GET discounts), whole cents. */
export interface DeliveryDiscount {
  readonly frequencyOfDelivery: string;
  readonly price: number;
  readonly discountedPrice: number;
}

/** Savings of a delivery frequency compared to the monthly price, whole cents; never negative. */
export const savedBy = (discounts: readonly DeliveryDiscount[], delivery: string | undefined): number => {
  const found = discounts.find(({ frequencyOfDelivery }) => frequencyOfDelivery === delivery);
  return found === undefined ? 0 : Math.max(0, found.price - found.discountedPrice);
};

/** Pricing keys from the service's sums; undefined before a treatment is chosen. */
export function priceKeys(
  next: PeriodSum | undefined,
  saved: number,
  couponCode: string | undefined,
): PriceKeys | undefined {
  if (next === undefined) return undefined;
  const { sum } = next;
  const due = amountDue(next);
  return {
    originalPrice: sum + saved,
    offerPrice: sum,
    discountAmount: saved,
    couponDiscount: sum - due,
    appliedCouponCode: due < sum ? couponCode : undefined,
    calculatedPrice: due,
  };
}
