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
export { startFailure } from './views/startFailure.ts';
