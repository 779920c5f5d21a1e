import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Product, Subscription } from '@patient/api';
import { meAtom } from '../../shared/patient/me.ts';
import { planDraftAtom } from './data/planDraft.ts';
import { changePlanAtom, pricingAtom, productsAtom } from './data/treatment.ts';
import type { TreatmentChoice } from './rules/treatmentChoices.ts';
import { choose, planSelection } from './rules/treatmentReset.ts';
import {
  isTreatmentStep,
  NEW_SUBSCRIPTION_ORDER,
  STEP_FIELDS,
  stepHistoryOf,
  treatmentState,
  TREATMENT_ORDER,
  type TreatmentState,
  type TreatmentStep,
} from './rules/treatmentSteps.ts';
import type { StepProps } from '../../shared/view/step.ts';

/** Treatments with all choices on one page: back leaves the step (specification section 4). */
const SINGLE_PAGE = new Set(['hl', 'ag']);

const NO_PRODUCTS: readonly Product[] = [];

const saved = ({ plan }: Subscription): TreatmentChoice => ({
  productId: plan?.productId,
  variationId: plan?.variationId,
  doseId: plan?.doseId,
  frequencyOfReception: plan?.frequencyOfReception,
  frequencyOfDelivery: plan?.frequencyOfDelivery,
  packageType: plan?.packageType,
});

const isSame = (one: TreatmentChoice, other: TreatmentChoice): boolean =>
  Object.values(STEP_FIELDS).every((field) => one[field] === other[field]);

const lastOf = (stepHistory: readonly string[], { steps }: TreatmentState): TreatmentStep | undefined => {
  const last = stepHistory.findLast((name) => steps.some(({ step }) => step === name));
  return isTreatmentStep(last) ? last : undefined;
};

/** State of choosing a plan. */
export function useTreatment({ subscription, stepHistory, onStepHistoryChange, goNext }: StepProps) {
  const { _id: id, productType } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom({ subscriptionId: id, productType }));
  const me = useAtomValue(meAtom);
  const change = useAtomValue(changePlanAtom);
  const [picked, pick] = useAtom(planDraftAtom(id));
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isFurther = (me.data?.subscriptions?.length ?? 1) > 1;
  const order = isFurther ? NEW_SUBSCRIPTION_ORDER : TREATMENT_ORDER;
  const chosen = picked ?? saved(subscription);
  const offered = products.data ?? NO_PRODUCTS;
  const state = treatmentState(offered, chosen, order);
  const isSinglePage = SINGLE_PAGE.has(productType);
  const current = lastOf(stepHistory, state) ?? stepHistoryOf(state).at(-1);
  const shown = state.steps.filter(({ step }) => isSinglePage || step === current);

  const isKnown = products.data !== undefined && me.data !== undefined;
  const begin = stepHistoryOf(treatmentState(offered, saved(subscription), order));
  useEffect(() => {
    // Starts after the choices already made.
    if (isKnown && !isSinglePage && stepHistory.length === 0 && begin.length > 0) onStepHistoryChange(begin);
  }, [isKnown, isSinglePage, stepHistory, begin, onStepHistoryChange]);

  const isChosen = shown.every(({ value }) => value !== undefined);
  const isLast = isSinglePage || current === state.steps.at(-1)?.step;

  const handleContinue = async () => {
    if (change.isPending || isLeaving) return;
    if (!isChosen) {
      setProblem('Choose one to continue.');
      return;
    }
    setLeaving(true);
    try {
      const plan = planSelection(state.choice);
      if (plan !== undefined && picked !== undefined) {
        await change.mutateAsync({ id, plan });
        void pick(() => undefined);
      }
      if (state.isComplete && isLast) await goNext();
      else {
        const next = state.steps.findIndex(({ step }) => step === current) + 1;
        onStepHistoryChange(state.steps.slice(0, next + 1).map(({ step }) => step));
      }
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
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
    isLast,
    /** Whether a choice is not saved yet. */
    isDraft: picked !== undefined && !isSame(picked, saved(subscription)),
    problem,
    /** Also while an add-on is saved: a press has no effect then. */
    isPending: isLeaving || change.isPending,
    choose: (step: TreatmentStep, value: string) => {
      setProblem(undefined);
      void pick(() => choose(chosen, step, value));
    },
    show: (step: TreatmentStep) => {
      const place = state.steps.findIndex((needed) => needed.step === step);
      onStepHistoryChange(state.steps.slice(0, place + 1).map((needed) => needed.step));
    },
    handleContinue,
  };
}
