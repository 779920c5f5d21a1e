import type { PeriodSum } from './priceSummary.ts';

/** The pricing keys of specification section 3, whole cents. */
export interface PriceKeys {
  /** One delivery at the price of single months, with addons. */
  readonly originalPrice: number;
  /** One delivery as it is sold, before coupons. */
  readonly offerPrice: number;
  /** What is saved by the delivery that was chosen. */
  readonly discountAmount: number;
  /** What the coupon takes off the next bill. */
  readonly couponDiscount: number;
  readonly appliedCouponCode: string | undefined;
  /** What is billed next. */
  readonly calculatedPrice: number;
}

/** The price of a delivery month by month beside what it is sold at (GET discounts), whole cents. */
export interface DeliveryDiscount {
  readonly frequencyOfDelivery: string;
  readonly price: number;
  readonly discountedPrice: number;
}

/** What a delivery saves against single months, whole cents; never below zero. */
export const savedBy = (discounts: readonly DeliveryDiscount[], delivery: string | undefined): number => {
  const found = discounts.find(({ frequencyOfDelivery }) => frequencyOfDelivery === delivery);
  return found === undefined ? 0 : Math.max(0, found.price - found.discountedPrice);
};

/** What is kept of a price, from the service's sums; undefined before a treatment is chosen. */
export function priceKeys(
  next: PeriodSum | undefined,
  saved: number,
  couponCode: string | undefined,
): PriceKeys | undefined {
  if (next === undefined) return undefined;
  const { sum, discountedPrice = sum } = next;
  return {
    originalPrice: sum + saved,
    offerPrice: sum,
    discountAmount: saved,
    couponDiscount: sum - discountedPrice,
    appliedCouponCode: discountedPrice < sum ? couponCode : undefined,
    calculatedPrice: discountedPrice,
  };
}
