import type { Product } from '@patient/api';
import { deliveryText, receptionText } from './planSummary.ts';
import { sentence } from '../../../shared/format/plainText.ts';
import { soldDoses, type TreatmentChoice } from './treatmentChoices.ts';
import { STEP_FIELDS, TREATMENT_ORDER, type NeededStep, type TreatmentStep } from './treatmentSteps.ts';

/** What a step asks, and the name of its line in the plan. */
export const stepWords: Readonly<
  Record<TreatmentStep, { readonly question: string; readonly line: string }>
> = {
  GenericOptions: { question: 'Which medicine would you like?', line: 'Medicine' },
  Dosage: { question: 'Which dose?', line: 'Dose' },
  NumberOfUses: { question: 'How often will you use it?', line: 'Uses' },
  ShipmentFrequency: { question: 'How often shall we deliver?', line: 'Delivery' },
  Packaging: { question: 'How shall it be packed?', line: 'Packaging' },
  DrugPreference: { question: 'Which treatment do you prefer?', line: 'Treatment' },
  Usage: { question: 'How will you take it?', line: 'Uses' },
};

/** A choice as it is offered. */
export interface ChoiceWords {
  readonly label: string;
  readonly description?: string | undefined;
  readonly imageUrl?: string | undefined;
  readonly isMostPopular?: boolean | undefined;
}

const byId = <Thing extends { readonly _id: string }>(things: readonly Thing[], id: string | undefined) =>
  things.find(({ _id }) => _id === id);

const variationsOf = (products: readonly Product[]) => products.flatMap(({ variations = [] }) => variations);

function productWords(products: readonly Product[], value: string): ChoiceWords {
  const { productName = value, productDescription, mainImgUrl } = byId(products, value) ?? {};
  return { label: productName, description: productDescription, imageUrl: mainImgUrl };
}

function variationWords(products: readonly Product[], value: string): ChoiceWords {
  const found = byId(variationsOf(products), value);
  return {
    label: found?.variationName ?? value,
    description: found?.variationDescription,
    imageUrl: found?.mainImgUrl,
    isMostPopular: found?.mostPopular,
  };
}

function doseWords(products: readonly Product[], value: string): ChoiceWords {
  const dose = byId(variationsOf(products).flatMap(soldDoses), value);
  const amount = [dose?.weight, dose?.measure].filter((part) => part !== undefined).join(' ');
  return {
    label: dose?.strength ?? (amount || value),
    description: dose?.description ?? (dose?.intensity && `${sentence(dose.intensity)} strength`),
    isMostPopular: dose?.mostPopular,
  };
}

/** A value of a step in words; its mark and description come from the service. */
export function choiceWords(products: readonly Product[], step: TreatmentStep, value: string): ChoiceWords {
  const field = STEP_FIELDS[step];
  if (field === 'productId') return productWords(products, value);
  if (field === 'variationId') return variationWords(products, value);
  if (field === 'doseId') return doseWords(products, value);
  if (field === 'frequencyOfReception') return { label: receptionText(value) };
  if (field === 'frequencyOfDelivery') return { label: deliveryText(value) };
  return { label: sentence(value) };
}

/** One line of the plan: what was chosen, or is open, and the step it is chosen at, if there is one. */
export interface ChosenLine {
  readonly id: TreatmentStep;
  readonly label: string;
  readonly value: string | undefined;
  readonly step: TreatmentStep | undefined;
}

/** The plan as it stands, line by line; what nobody has to choose still belongs to it. */
export function chosenLines(
  products: readonly Product[],
  steps: readonly NeededStep[],
  choice: TreatmentChoice,
): ChosenLine[] {
  return TREATMENT_ORDER.flatMap((id) => {
    const field = STEP_FIELDS[id];
    const step = steps.find((needed) => STEP_FIELDS[needed.step] === field)?.step;
    const value = choice[field];
    if (value === undefined && step === undefined) return [];
    const words = value === undefined ? undefined : choiceWords(products, id, value).label;
    return [{ id, label: stepWords[id].line, value: words, step }];
  });
}
