export { averagePriceAtom, discountsAtom, storePriceAtom, PRICES } from './data/prices.ts';
export { checkQuoteAtom, quoteAtom } from './data/quote.ts';
export {
  appliesToEveryBill,
  couponNames,
  couponsLeft,
  couponText,
  regularPrices,
  type CouponValue,
} from './rules/coupon.ts';
export { deliverySum, deliveryText, perMonth, receptionText, regularSum } from './rules/plan.ts';
export {
  couponCounting,
  planAddons,
  planChoices,
  planDescription,
  planFacts,
  type PlanFactsSource,
} from './rules/planSummary.ts';
export { type DeliveryDiscount, priceKeys, savedBy } from './rules/priceKeys.ts';
export type { PeriodSum } from './rules/priceSummary.ts';
export { termsKey } from './rules/quote.ts';
export { useCurrentPrice, usePlanPrice } from './usePlanPrice.ts';
