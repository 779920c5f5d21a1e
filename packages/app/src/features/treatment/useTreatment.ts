import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Product } from '@patient/api';
import { failureText } from '#shared/format/failureText.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import type { StepProps } from '#shared/view/step.ts';
import { useAction } from '#shared/view/useAction.ts';
import { useLatestWhileMounted } from '#shared/view/useLatest.ts';
import { changePlanAtom, planDraftAtom, pricingAtom, productsAtom } from './data/treatment.ts';
import { isFurtherTreatment } from './rules/newSubscription.ts';
import {
  choose,
  NEW_SUBSCRIPTION_ORDER,
  planSelection,
  stepAfter,
  stepHistoryOf,
  stepHistoryTo,
  treatmentState,
  TREATMENT_ORDER,
  type TreatmentStep,
} from './rules/treatmentSteps.ts';
import { choiceOf, isPlanOf } from './rules/wantedPlan.ts';

/** Treatments with all choices on one page: back leaves the step (specification section 4). */
const SINGLE_PAGE = new Set(['hl', 'ag']);

const NO_PRODUCTS: readonly Product[] = [];

/** State of choosing a plan. */
export function useTreatment({
  subscription,
  stepHistory,
  onStepHistoryChange,
  goNext,
  isMoving,
}: StepProps) {
  const { _id: id, productType } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom(subscription));
  const { data: subscriptions } = useAtomValue(subscriptionsAtom);
  const change = useAtomValue(changePlanAtom);
  const [picked, pick] = useAtom(planDraftAtom(id));
  /** A choice that is made while another is saved is not lost, and keeps the patient here. */
  const beginTry = useLatestWhileMounted();
  const [problem, setProblem] = useState<string>();

  const order = isFurtherTreatment(subscriptions ?? [], id) ? NEW_SUBSCRIPTION_ORDER : TREATMENT_ORDER;
  const chosen = picked ?? choiceOf(subscription.plan);
  const offered = products.data ?? NO_PRODUCTS;
  const state = treatmentState(offered, chosen, order);
  const isSinglePage = SINGLE_PAGE.has(productType);
  const initial = stepHistoryOf(treatmentState(offered, choiceOf(subscription.plan), order));
  const history = stepHistory.length > 0 ? stepHistory : initial;
  const visited = history.flatMap((name) => state.steps.filter(({ step }) => step === name)).at(-1);
  const current = isSinglePage ? undefined : (visited?.step ?? stepHistoryOf(state).at(-1));
  const shown = state.steps.filter(({ step }) => isSinglePage || step === current);

  const isKnown = products.data !== undefined && subscriptions !== undefined;
  useEffect(() => {
    // Starts after the choices already made.
    if (isKnown && !isSinglePage && stepHistory.length === 0 && initial.length > 0)
      onStepHistoryChange(initial);
  }, [isKnown, isSinglePage, stepHistory, initial, onStepHistoryChange]);

  const { run, isPending } = useAction(async () => {
    if (shown.some(({ isOpen }) => isOpen)) {
      setProblem('Choose one to continue.');
      return;
    }
    const isLatest = beginTry();
    try {
      const plan = planSelection(state.choice);
      if (plan !== undefined) {
        // Also what has no alternative, and was never picked.
        if (!isPlanOf(state.choice, subscription.plan)) await change.mutateAsync({ id, plan });
        if (!isLatest()) return;
        void pick(() => undefined);
      }
      const next = isSinglePage ? undefined : stepAfter(state, current);
      if (next === undefined) await goNext();
      else onStepHistoryChange(stepHistoryTo(state, stepHistory, next));
      setProblem(undefined);
    } catch (error) {
      setProblem(failureText(error));
    }
  });

  return {
    products,
    pricing,
    order,
    state,
    chosen,
    shown,
    /** Step that is shown alone, if one is. */
    current,
    isLast: isSinglePage || current === state.steps.at(-1)?.step,
    /** Whether a choice is not saved yet. */
    isDraft: picked !== undefined && !isPlanOf(picked, subscription.plan),
    problem,
    /** Also while an add-on is saved: a press has no effect then. */
    isPending: isPending || change.isPending,
    choose: (step: TreatmentStep, value: string) => {
      // The plan is what the next step is about to show.
      if (isMoving) return;
      setProblem(undefined);
      beginTry();
      void pick(() => choose(chosen, step, value));
    },
    show: (step: TreatmentStep) => onStepHistoryChange(stepHistoryTo(state, stepHistory, step)),
    handleContinue: run,
  };
}
