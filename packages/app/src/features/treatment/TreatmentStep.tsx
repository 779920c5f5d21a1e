import { useRef, type RefObject } from 'react';
import type { Product } from '@patient/api';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useAdvance } from '@patient/ui/CardGroup';
import { findControlInError, useErrorFocus, useFocusOnChange } from '@patient/ui/focus';
import { PlanBar, PlanCard, PlanLayout, type PlanLayoutProps } from '@patient/ui/PlanCard';
import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import { priceOfChoice, regularPrices, previewPeriods } from '@patient/api/model';
import { chosenLines, chosenProduct } from './views/treatmentLabels.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { Addons } from './Addons.tsx';
import { Choices, PricesProblem } from './Choices.tsx';
import { useCurrentPrice } from '#shared/pricing/index.ts';
import { useTreatment } from './useTreatment.ts';

/** Scrolls the problem into view above the plan bar, which covers the end of the page. */
const scrollIntoView = (problem: HTMLElement | null) => problem?.scrollIntoView({ block: 'nearest' });

interface ChoicesColumnProps extends PlanLayoutProps {
  question: string | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

/** Choices beside the plan. Focuses the heading when the question changes. */
function ChoicesColumn({ question, ref: column, ...rest }: ChoicesColumnProps) {
  useFocusOnChange(question, () => column.current?.querySelector('h2'));
  return <PlanLayout {...rest} ref={column} />;
}

/**
 * Treatment step: one question at a time, next to the plan. A picked choice continues by itself, except on the last page,
 * which has add-ons and the price of the complete plan (docs/decisions/0070).
 */
export function TreatmentStep(props: StepProps) {
  const { subscription, isMoving } = props;
  const treatment = useTreatment(props);
  const { products, pricing, order, state, chosen, shown, errors, isLast, isPending } = treatment;
  const problem = errors.find(({ name }) => name === undefined);
  const column = useRef<HTMLDivElement>(null);
  const handleSubmission = useErrorFocus(errors, () => findControlInError(column.current));
  const { isAdvancing, pick, stay } = useAdvance(treatment.current ?? '', () => {
    // A choice can turn its page into the last one.
    if (!isLast) void treatment.handleContinue();
  });
  const draft = {
    plan: state.choice,
    periods: previewPeriods(priceOfChoice(pricing.data ?? [], state.choice), subscription),
    pricing,
  };
  const {
    price,
    state: priceState,
    retry,
  } = useCurrentPrice(subscription, treatment.isDraft ? draft : undefined);
  const prices = regularPrices(pricing.data ?? [], subscription.coupons);
  const planOf = (offered: readonly Product[]) => ({
    lines: chosenLines(offered, state.steps, state.choice).map(({ step, ...line }) => ({
      ...line,
      ...(step && { onChange: () => treatment.show(step) }),
    })),
    price,
    state: priceState,
    onRetry: retry,
  });
  const continueButton = (
    <Button
      variant="primary"
      isWide
      isPending={isPending || isMoving}
      onPress={() => {
        stay();
        handleSubmission();
        return treatment.handleContinue();
      }}
    >
      Continue
    </Button>
  );
  return (
    <QueryView
      queries={[products]}
      what="your choices"
      skeleton={<TreatmentOptions label="Your choices" options={[]} state="loading" />}
    >
      {(offered) => (
        <ChoicesColumn
          ref={column}
          question={treatment.current}
          data-advancing={isAdvancing || undefined}
          plan={<PlanCard {...planOf(offered)} {...chosenProduct(offered, state.choice)} />}
          bar={<PlanBar {...planOf(offered)} action={continueButton} />}
          // Loading prices would move it.
          action={!pricing.isLoading && continueButton}
        >
          <PricesProblem pricing={pricing} />
          {shown.map((needed) => (
            <Choices
              key={needed.step}
              needed={needed}
              priceSource={{ products: offered, prices, chosen, order }}
              arePricesLoading={pricing.isLoading}
              headingLevel={2}
              onChoose={(value) => {
                stay(value);
                treatment.choose(needed.step, value);
              }}
              onPick={isLast ? undefined : pick}
              errorMessage={errors.find(({ name }) => name === needed.step)?.message}
            />
          ))}
          {isLast && <Addons subscription={subscription} />}
          {problem && (
            <Alert tone="danger" isLive ref={scrollIntoView}>
              {problem.message}
            </Alert>
          )}
        </ChoicesColumn>
      )}
    </QueryView>
  );
}
