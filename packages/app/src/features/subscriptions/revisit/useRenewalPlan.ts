import { useAtomValue } from 'jotai';
import type { Plan, Subscription } from '@patient/api';
import {
  choiceOf,
  isPlanOf,
  planSelection,
  previewPeriods,
  priceOfChoice,
  pricingAtom,
  productsAtom,
  treatmentState,
  type TreatmentChoice,
  wantedPlan,
} from '#features/treatment/index.ts';
import { deliverySum } from '#shared/pricing/index.ts';
import type { QueryState } from '#shared/view/QueryView.tsx';

/** Plan that a renewal asks for. */
export interface RenewalPlan {
  /** What has to load before the plan is known; nothing where it stays. */
  readonly queries: readonly QueryState<unknown>[];
  /** Whether nothing is left to be chosen. */
  readonly isComplete: boolean;
  /** Undefined where the plan stays. */
  readonly wanted: Plan | undefined;
  /** Request body; undefined where the plan stays. */
  readonly selection: ReturnType<typeof planSelection>;
  /** Sum of the next bill after coupons, whole cents; undefined where the service has no price for the plan. */
  readonly sum: number | undefined;
}

/** The plan that choices lead to, beside the one there is. */
export function useRenewalPlan(subscription: Subscription, choice: TreatmentChoice | undefined): RenewalPlan {
  const { _id: subscriptionId, productType, plan } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom({ subscriptionId, productType }));
  const offer = { products: products.data ?? [], prices: pricing.data ?? [] };
  const state = treatmentState(offer.products, choice ?? choiceOf(plan));
  const queries = choice === undefined ? [] : [products, pricing];
  if (choice === undefined || isPlanOf(state.choice, plan)) {
    const sum = deliverySum(subscription);
    return { queries, isComplete: true, wanted: undefined, selection: undefined, sum };
  }
  const [next] = previewPeriods(priceOfChoice(offer.prices, state.choice), subscription);
  return {
    queries,
    isComplete: state.isComplete,
    wanted: wantedPlan(offer, state.choice),
    selection: planSelection(state.choice),
    sum: next?.discountedPrice ?? next?.sum,
  };
}
