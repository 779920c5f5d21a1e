import { TreatmentOptions, type TreatmentOption } from '@patient/ui/TreatmentOptions';
import { choicePrice, type PricedStep } from './rules/choicePrices.ts';
import type { NeededStep } from './rules/treatmentSteps.ts';
import { choiceWords, stepWords } from './rules/treatmentLabels.ts';

/** Props of {@link Choices}. */
export interface ChoicesProps {
  needed: NeededStep;
  priced: PricedStep;
  onChoose: (value: string) => void;
}

/** The choices of one step, each with what the plan costs with it before it is made. */
export function Choices({ needed: { step, values, value }, priced, onChoose }: ChoicesProps) {
  const options = values.map((each): TreatmentOption => {
    const { label, description, imageUrl, isMostPopular = false } = choiceWords(priced.products, step, each);
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
      label={stepWords[step].question}
      options={options}
      value={value ?? null}
      onChange={onChoose}
    />
  );
}
