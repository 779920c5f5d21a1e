import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '@patient/api';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { planDraftAtom } from './data/planDraft.ts';
import { changePlanAtom } from './data/changePlan.ts';
import { pricingAtom, productsAtom } from './data/offers.ts';
import { isFurtherTreatment } from './rules/newSubscription.ts';
import { choose, planSelection } from './rules/treatmentReset.ts';
import {
  isTreatmentStep,
  NEW_SUBSCRIPTION_ORDER,
  stepAfter,
  stepHistoryOf,
  stepHistoryTo,
  treatmentState,
  TREATMENT_ORDER,
  type TreatmentState,
  type TreatmentStep,
} from './rules/treatmentSteps.ts';
import { choiceOf, isPlanOf } from './rules/wantedPlan.ts';
import type { StepProps } from '#shared/view/step.ts';
import { failureText } from '#shared/format/failureText.ts';
import { useLatestHere } from '#shared/view/useLatest.ts';

/** Treatments with all choices on one page: back leaves the step (specification section 4). */
const SINGLE_PAGE = new Set(['hl', 'ag']);

const NO_PRODUCTS: readonly Product[] = [];

const lastOf = (stepHistory: readonly string[], { steps }: TreatmentState): TreatmentStep | undefined => {
  const last = stepHistory.findLast((name) => steps.some(({ step }) => step === name));
  return isTreatmentStep(last) ? last : undefined;
};

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
  const pricing = useAtomValue(pricingAtom({ subscriptionId: id, productType }));
  const { data: subscriptions } = useAtomValue(subscriptionsAtom);
  const change = useAtomValue(changePlanAtom);
  const [picked, pick] = useAtom(planDraftAtom(id));
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = useRef(false);
  /** A choice that is made while another is saved is not lost, and keeps the patient here. */
  const beginTry = useLatestHere();
  const [problem, setProblem] = useState<string>();

  const order = isFurtherTreatment(subscriptions ?? [], id) ? NEW_SUBSCRIPTION_ORDER : TREATMENT_ORDER;
  const chosen = picked ?? choiceOf(subscription.plan);
  const offered = products.data ?? NO_PRODUCTS;
  const state = treatmentState(offered, chosen, order);
  const isSinglePage = SINGLE_PAGE.has(productType);
  const begin = stepHistoryOf(treatmentState(offered, choiceOf(subscription.plan), order));
  const history = stepHistory.length > 0 ? stepHistory : begin;
  const current = isSinglePage ? undefined : (lastOf(history, state) ?? stepHistoryOf(state).at(-1));
  const shown = state.steps.filter(({ step }) => isSinglePage || step === current);

  const isKnown = products.data !== undefined && subscriptions !== undefined;
  useEffect(() => {
    // Starts after the choices already made.
    if (isKnown && !isSinglePage && stepHistory.length === 0 && begin.length > 0) onStepHistoryChange(begin);
  }, [isKnown, isSinglePage, stepHistory, begin, onStepHistoryChange]);

  const isChosen = !shown.some(({ isOpen }) => isOpen);
  const isLast = isSinglePage || current === state.steps.at(-1)?.step;
  const next = isSinglePage ? undefined : stepAfter(state, current);

  const handleContinue = async () => {
    if (change.isPending || isBusy.current) return;
    if (!isChosen) {
      setProblem('Choose one to continue.');
      return;
    }
    // A second press can come before the next render.
    isBusy.current = true;
    setLeaving(true);
    const isLatest = beginTry();
    try {
      const plan = planSelection(state.choice);
      if (plan !== undefined) {
        // Also what has no alternative, and was never picked.
        if (!isPlanOf(state.choice, subscription.plan)) await change.mutateAsync({ id, plan });
        if (!isLatest()) return;
        void pick(() => undefined);
      }
      if (next === undefined) await goNext();
      else onStepHistoryChange(stepHistoryTo(state, stepHistory, next));
      setProblem(undefined);
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      isBusy.current = false;
      setLeaving(false);
    }
  };

  return {
    products,
    pricing,
    order,
    state,
    chosen,
    shown,
    /** Step that is shown alone, if one is. */
    current,
    isLast,
    /** Whether a choice is not saved yet. */
    isDraft: picked !== undefined && !isPlanOf(picked, subscription.plan),
    problem,
    /** Also while an add-on is saved: a press has no effect then. */
    isPending: isLeaving || change.isPending,
    choose: (step: TreatmentStep, value: string) => {
      // The plan is what the next step is about to show.
      if (isMoving) return;
      setProblem(undefined);
      beginTry();
      void pick(() => choose(chosen, step, value));
    },
    show: (step: TreatmentStep) => onStepHistoryChange(stepHistoryTo(state, stepHistory, step)),
    handleContinue,
  };
}
