export { averagePriceAtom, discountsAtom, keepPriceAtom, PRICES } from './data/prices.ts';
export { checkQuoteAtom, quoteAtom } from './data/quote.ts';
export {
  couponNames,
  couponsLeft,
  couponText,
  type CouponTerms,
  type CouponValue,
  isLasting,
  regularPrices,
} from './rules/coupon.ts';
export { deliverySum, monthsPerPeriod, perMonth, type PricedSubscription, regularSum } from './rules/plan.ts';
export {
  countedFrom,
  planAddons,
  planChoices,
  type PlanFact,
  planFacts,
  type PlanFactsSource,
  planPrice,
} from './rules/planSummary.ts';
export { deliveryText, everyPeriod, receptionText } from './rules/planText.ts';
export { priceKeys, savedBy } from './rules/priceKeys.ts';
export type { PeriodSum } from './rules/priceSummary.ts';
export { writtenTerms } from './rules/quote.ts';
export { useCurrentPrice, usePlanPrice } from './usePlanPrice.ts';
