import { useAtomValue } from 'jotai';
import type { Plan, Subscription } from '@patient/api';
import {
  choiceOf,
  deliverySum,
  isPlanOf,
  planSelection,
  pricingAtom,
  productsAtom,
  regularSum,
  treatmentState,
  type TreatmentChoice,
  wantedPlan,
} from '../../treatment/index.ts';

/** Plan that a renewal asks for. */
export interface RenewalPlan {
  /** Whether nothing is left to be chosen. */
  readonly isComplete: boolean;
  /** Undefined where the plan stays. */
  readonly wanted: Plan | undefined;
  /** Request body; undefined where the plan stays. */
  readonly selection: ReturnType<typeof planSelection>;
  /** Sum of one bill, whole cents. */
  readonly sum: number | undefined;
}

/** The plan that choices lead to, beside the one there is. */
export function useRenewalPlan(subscription: Subscription, choice: TreatmentChoice | undefined): RenewalPlan {
  const { _id: subscriptionId, productType, plan, addons } = subscription;
  const products = useAtomValue(productsAtom(productType)).data ?? [];
  const prices = useAtomValue(pricingAtom({ subscriptionId, productType })).data ?? [];
  const state = treatmentState(products, choice ?? choiceOf(plan));
  if (choice === undefined || isPlanOf(state.choice, plan)) {
    return { isComplete: true, wanted: undefined, selection: undefined, sum: deliverySum(subscription) };
  }
  const wanted = wantedPlan({ products, prices }, state.choice);
  return {
    isComplete: state.isComplete,
    wanted,
    selection: planSelection(state.choice),
    sum: regularSum({ plan: wanted, addons }),
  };
}
