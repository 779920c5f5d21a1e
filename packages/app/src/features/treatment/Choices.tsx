import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import { choicePrice, choiceSaving } from './views/choicePrices.ts';
import { hasPrice, type PriceSource, type NeededStep } from '@patient/api/model';
import { choiceStrings, stepStrings } from './views/treatmentLabels.ts';

/** Props of {@link Choices}. */
export interface ChoicesProps {
  needed: NeededStep;
  priceSource: PriceSource;
  arePricesLoading: boolean;
  onChoose: (value: string) => void;
  /** Called when a choice is picked, not only passed over; the page then continues by itself. */
  onPick?: ((value: string) => void) | undefined;
  /** Error below the choices, such as after Continue without a choice. */
  errorMessage?: string | undefined;
  /** Heading level of the question. */
  headingLevel: 2 | 3;
}

/** Choices of one step, each with the price of the resulting plan. Hidden until prices load, so that choices don't shift. */
export function Choices({
  needed,
  priceSource,
  arePricesLoading,
  onChoose,
  onPick,
  errorMessage,
  headingLevel,
}: ChoicesProps) {
  const { step, values, value } = needed;
  const { question: label, description } = stepStrings[step];
  const question = { label, description, headingLevel };
  if (arePricesLoading && hasPrice(step))
    return <TreatmentOptions {...question} options={[]} state="loading" skeletonCount={values.length} />;
  const options = values.map((each) => ({
    value: each,
    ...choiceStrings(priceSource.products, step, each),
    price: choicePrice(priceSource, step, each),
    saving: choiceSaving(priceSource, needed, each),
  }));
  return (
    <TreatmentOptions
      {...question}
      options={options}
      value={value ?? null}
      onChange={onChoose}
      onPick={onPick}
      errorMessage={errorMessage}
    />
  );
}

/** Error of loading the prices. Choices are shown below it without prices. */
export function PricesProblem({ pricing }: { pricing: QueryState<unknown> }) {
  return (
    <QueryView queries={[pricing]} what="the prices">
      {() => null}
    </QueryView>
  );
}
