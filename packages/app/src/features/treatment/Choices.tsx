import { TreatmentOptions, type TreatmentOption } from '@patient/ui/TreatmentOptions';
import { choicePrice, type PricedStep } from './rules/choicePrices.ts';
import type { NeededStep } from './rules/treatmentSteps.ts';
import { choiceStrings, stepStrings } from './rules/treatmentLabels.ts';

/** Props of {@link Choices}. */
export interface ChoicesProps {
  needed: NeededStep;
  priced: PricedStep;
  onChoose: (value: string) => void;
}

/** Choices of one step, each with the price of the plan it leads to. */
export function Choices({ needed: { step, values, value }, priced, onChoose }: ChoicesProps) {
  const options = values.map((each): TreatmentOption => {
    const {
      label,
      description,
      imageUrl,
      isMostPopular = false,
    } = choiceStrings(priced.products, step, each);
    const price = choicePrice(priced, step, each);
    return {
      value: each,
      label,
      isMostPopular,
      imageUrl,
      ...(description !== undefined && { description }),
      ...(price && { price }),
    };
  });
  return (
    <TreatmentOptions
      label={stepStrings[step].question}
      options={options}
      value={value ?? null}
      onChange={onChoose}
    />
  );
}
