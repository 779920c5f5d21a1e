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

/** Treatments whose choices stand on one page: back leads out of them (specification section 4). */
const WHOLE = new Set(['hl', 'ag']);

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

/** The plan as it is being chosen, what is shown of it, and the ways on. */
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
  const isWhole = WHOLE.has(productType);
  const current = lastOf(stepHistory, state) ?? stepHistoryOf(state).at(-1);
  const shown = state.steps.filter(({ step }) => isWhole || step === current);

  const isKnown = products.data !== undefined && me.data !== undefined;
  const begin = stepHistoryOf(treatmentState(offered, saved(subscription), order));
  useEffect(() => {
    // The step chooses where it begins: behind what is chosen already.
    if (isKnown && !isWhole && stepHistory.length === 0 && begin.length > 0) onStepHistoryChange(begin);
  }, [isKnown, isWhole, stepHistory, begin, onStepHistoryChange]);

  const isChosen = shown.every(({ value }) => value !== undefined);
  const isLast = isWhole || current === state.steps.at(-1)?.step;

  const goOn = async () => {
    if (change.isPending || isLeaving) return;
    if (!isChosen) {
      setProblem('Choose one to go on.');
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
    /** Something is chosen that the service has not been told yet. */
    isDraft: picked !== undefined && !isSame(picked, saved(subscription)),
    problem,
    /** Also while an addon is being kept: a press that does nothing has to look like one. */
    isPending: isLeaving || change.isPending,
    choose: (step: TreatmentStep, value: string) => {
      setProblem(undefined);
      void pick(() => choose(chosen, step, value));
    },
    show: (step: TreatmentStep) => {
      const place = state.steps.findIndex((needed) => needed.step === step);
      onStepHistoryChange(state.steps.slice(0, place + 1).map((needed) => needed.step));
    },
    goOn,
  };
}
