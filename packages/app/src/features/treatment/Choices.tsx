import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import { choicePrice, hasPrice, type PricedStep } from './rules/choicePrices.ts';
import type { NeededStep } from './rules/treatmentSteps.ts';
import { choiceStrings, stepStrings } from './rules/treatmentLabels.ts';

/** Props of {@link Choices}. */
export interface ChoicesProps {
  needed: NeededStep;
  priced: PricedStep;
  /** Whether the prices are still to come. */
  isPricing: boolean;
  onChoose: (value: string) => void;
  /** Level of the question among the headings of the page. */
  headingLevel: 2 | 3;
}

/**
 * Choices of one step, each with the price of the plan it leads to. They come with their prices: a price that came later would
 * move them from under a finger.
 */
export function Choices({
  needed: { step, values, value },
  priced,
  isPricing,
  onChoose,
  headingLevel,
}: ChoicesProps) {
  const question = { label: stepStrings[step].question, headingLevel };
  if (isPricing && hasPrice(step))
    return <TreatmentOptions {...question} options={[]} state="loading" skeletonCount={values.length} />;
  const options = values.map((each) => ({
    value: each,
    ...choiceStrings(priced.products, step, each),
    price: choicePrice(priced, step, each),
  }));
  return <TreatmentOptions {...question} options={options} value={value ?? null} onChange={onChoose} />;
}

/** Failure to load the prices, shown above choices, which can be made without them. */
export function PricesProblem({ pricing }: { pricing: QueryState<unknown> }) {
  return (
    <QueryView queries={[pricing]} what="the prices">
      {() => null}
    </QueryView>
  );
}
