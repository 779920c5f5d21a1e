import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Product } from '@patient/api';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import type { StepProps } from '#shared/view/step.ts';
import { useForm } from '#shared/view/useForm.ts';
import { stepStrings } from './views/treatmentLabels.ts';
import { changePlanAtom, planDraftAtom, pricingAtom, productsAtom } from './data/treatment.ts';
import {
  isFurtherTreatment,
  choose,
  NEW_SUBSCRIPTION_ORDER,
  planSelection,
  stepAfter,
  stepHistoryOf,
  stepHistoryTo,
  treatmentState,
  TREATMENT_ORDER,
  type TreatmentStep,
  choiceOf,
  isPlanOf,
  isSinglePageTreatment,
} from '@patient/api/model';

const NO_PRODUCTS: readonly Product[] = [];

/** State and actions of the treatment step. */
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
  const planDraft = useAtom(planDraftAtom(id));
  const [draft, setDraft] = planDraft;
  const order = isFurtherTreatment(subscriptions ?? [], id) ? NEW_SUBSCRIPTION_ORDER : TREATMENT_ORDER;
  const chosen = draft ?? choiceOf(subscription.plan);
  const offered = products.data ?? NO_PRODUCTS;
  const state = treatmentState(offered, chosen, order);
  const isSinglePage = isSinglePageTreatment(productType);
  const initial = stepHistoryOf(treatmentState(offered, choiceOf(subscription.plan), order));
  const history = stepHistory.length > 0 ? stepHistory : initial;
  const visited = history.flatMap((name) => state.steps.filter(({ step }) => step === name)).at(-1);
  const current = isSinglePage ? undefined : (visited?.step ?? stepHistoryOf(state).at(-1));
  const shown = state.steps.filter(({ step }) => isSinglePage || step === current);

  const isLoaded = products.data !== undefined && subscriptions !== undefined;
  useEffect(() => {
    // Opens the first step without a saved choice.
    if (isLoaded && !isSinglePage && stepHistory.length === 0 && initial.length > 0)
      onStepHistoryChange(initial);
  }, [isLoaded, isSinglePage, stepHistory, initial, onStepHistoryChange]);

  const { form, clearErrors } = useForm({
    draft: planDraft,
    initial: chosen,
    check: () =>
      shown.flatMap(({ step, isOpen }) =>
        isOpen ? [{ name: step, message: stepStrings[step].missing }] : [],
      ),
    async send(_chosen, { isCurrent, removeDraft }) {
      const plan = planSelection(state.choice);
      if (plan !== undefined) {
        // Compares the completed choice, which includes values without alternatives.
        if (!isPlanOf(state.choice, subscription.plan)) await change.mutateAsync({ id, plan });
        // A choice made during the save is a new draft, and the page doesn't advance.
        if (!isCurrent()) return undefined;
        removeDraft();
      }
      const next = isSinglePage ? undefined : stepAfter(state, current);
      if (next === undefined) await goNext();
      else onStepHistoryChange(stepHistoryTo(state, stepHistory, next));
      return undefined;
    },
  });

  return {
    products,
    pricing,
    order,
    state,
    chosen,
    shown,
    /** The only shown step; undefined on a single page. */
    current,
    isLast: isSinglePage || current === state.steps.at(-1)?.step,
    /** Whether a choice isn't saved yet. */
    isDraft: draft !== undefined && !isPlanOf(draft, subscription.plan),
    /** Errors of the last attempt to continue, by step; without a name, why it failed. */
    errors: form.errors,
    /** Also true while an add-on is being saved. */
    isPending: form.isPending || change.isPending,
    choose: (step: TreatmentStep, value: string) => {
      // Ignored during a move to the next step, which shows the saved plan.
      if (isMoving) return;
      clearErrors(step);
      void setDraft(() => choose(chosen, step, value));
    },
    show: (step: TreatmentStep) => onStepHistoryChange(stepHistoryTo(state, stepHistory, step)),
    handleContinue: form.onSubmit,
  };
}
