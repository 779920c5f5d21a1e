export { averagePriceAtom } from './data/averagePrice.ts';
export { discountsAtom } from './data/discounts.ts';
export { keepPriceAtom } from './data/keepPrice.ts';
export { checkQuoteAtom, quoteAtom } from './data/quote.ts';
export { StartAnother } from './StartAnother.tsx';
export { startSubscriptionAtom } from './data/startSubscription.ts';
export { changePlan, changePlanAtom } from './data/changePlan.ts';
export { pricingAtom, productsAtom } from './data/offers.ts';
export {
  couponNames,
  couponsLeft,
  couponText,
  type CouponTerms,
  type CouponValue,
  isLasting,
} from './rules/coupon.ts';
export { missingTreatments } from './rules/newSubscription.ts';
export {
  deliverySum,
  monthsPerPeriod,
  type PlanTerms,
  type PricedSubscription,
  regularSum,
} from './rules/plan.ts';
export {
  countedFrom,
  planAddons,
  planChoices,
  type PlanFact,
  planFacts,
  type PlanFactsSource,
  planPrice,
} from './rules/planSummary.ts';
export { deliveryText, everyPeriod } from './rules/planText.ts';
export { priceOfChoice } from './rules/choicePrices.ts';
export { previewPeriods } from './rules/previewPeriods.ts';
export { priceKeys, savedBy } from './rules/priceKeys.ts';
export type { PeriodSum } from './rules/priceSummary.ts';
export { writtenTerms } from './rules/quote.ts';
export {
  type BrandOffer,
  isProductType,
  offeredProductTypes,
  offers,
  PAGE_SEGMENTS,
  type ProductType,
  productTypeOfSlug,
  slugOfPath,
  slugOfProductType,
} from './rules/slugs.ts';
export type { TreatmentChoice } from './rules/treatmentChoices.ts';
export { planSelection } from './rules/treatmentReset.ts';
export { STEP_FIELDS, treatmentState } from './rules/treatmentSteps.ts';
export { treatmentAbout, treatmentName } from './rules/treatments.ts';
export { treatmentIcon } from './treatmentIcons.ts';
export { useCurrentPrice } from './useCurrentPrice.ts';
export { usePlanPrice } from './usePlanPrice.ts';
export { PlanEditor } from './PlanEditor.tsx';
export {
  choiceOf,
  isPlanOf,
  type DoseChoice,
  type Offer,
  otherDoses,
  wantedPlan,
} from './rules/wantedPlan.ts';
