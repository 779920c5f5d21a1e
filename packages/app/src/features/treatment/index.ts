export {
  changePlan,
  changePlanAtom,
  parseChoice,
  planDraftAtom,
  pricingAtom,
  productsAtom,
  startSubscriptionAtom,
} from './data/treatment.ts';
export { PlanEditor } from './PlanEditor.tsx';
export { missingTreatments, startFailure } from './rules/newSubscription.ts';
export type { TreatmentChoice } from './rules/treatmentChoices.ts';
export { planSelection, STEP_FIELDS, treatmentState } from './rules/treatmentSteps.ts';
export { choiceOf, type Offer, type OtherPlan, otherPlan } from './rules/planOfChoice.ts';
