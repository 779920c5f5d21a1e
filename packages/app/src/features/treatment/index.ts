export { averagePriceAtom, discountsAtom, keepPriceAtom, periodPricesAtom } from './data/prices.ts';
export { startSubscriptionAtom } from './data/startSubscription.ts';
export { changePlanAtom } from './data/treatment.ts';
export { missingTreatments } from './rules/newSubscription.ts';
export { deliverySum, monthsPerPeriod, type PricedSubscription } from './rules/plan.ts';
export {
  deliveryText,
  planChoices,
  type PlanFact,
  planFacts,
  type PlanFactsSource,
} from './rules/planSummary.ts';
export { priceKeys, savedBy } from './rules/priceKeys.ts';
export {
  type BrandOffer,
  isProductType,
  offeredProductTypes,
  offers,
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
export { usePlanPrice } from './usePlanPrice.ts';
