export { averagePriceAtom, discountsAtom, storePriceAtom, PRICES } from './data/prices.ts';
export { checkQuoteAtom } from './data/quote.ts';
export { couponNames, couponText } from './views/coupon.ts';
export { deliveryText, receptionText } from './views/plan.ts';
export { couponCounting, planAddons, planChoices, planDescription, planFacts } from './views/planSummary.ts';
export { type PlanPrice, useCurrentPrice, usePlanPrice } from './usePlanPrice.ts';
