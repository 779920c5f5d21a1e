import type { Product } from '@patient/api';
import { deliveryText, receptionText } from '#shared/pricing/index.ts';
import { formatDose } from '#shared/format/dose.ts';
import { sentence } from '#shared/format/plainText.ts';
import {
  dosesForSale,
  type TreatmentChoice,
  LINE_ORDER,
  STEP_FIELDS,
  type NeededStep,
  type TreatmentStep,
} from '@patient/api/model';

/** Strings of a step. */
interface StepStrings {
  readonly question: string;
  /** Help text below the question. */
  readonly description?: string;
  /** Label of its line in the plan. */
  readonly line: string;
  /** Error without a choice. */
  readonly missing: string;
}

/** Strings of each step. */
export const stepStrings: Readonly<Record<TreatmentStep, StepStrings>> = {
  GenericOptions: {
    question: 'Which medicine would you like?',
    line: 'Medicine',
    missing: 'Choose a medicine',
  },
  Dosage: {
    question: 'Which dose?',
    description: 'Not sure? Choose one for now. Your doctor decides which dose is right for you.',
    line: 'Dose',
    missing: 'Choose a dose',
  },
  NumberOfUses: {
    question: 'How often will you use it?',
    line: 'Uses',
    missing: 'Choose how often you will use it',
  },
  ShipmentFrequency: {
    question: 'How often should we deliver?',
    line: 'Delivery',
    missing: 'Choose how often we should deliver',
  },
  Packaging: {
    question: 'How should we pack it?',
    line: 'Packaging',
    missing: 'Choose how we should pack it',
  },
  DrugPreference: {
    question: 'Which treatment do you prefer?',
    line: 'Treatment',
    missing: 'Choose a treatment',
  },
  Usage: { question: 'How will you take it?', line: 'Uses', missing: 'Choose how you will take it' },
};

/** Strings and picture of a choice. */
export interface ChoiceStrings {
  readonly label: string;
  readonly description?: string | undefined;
  readonly imageUrl?: string | undefined;
  readonly isMostPopular?: boolean;
}

const byId = <Thing extends { readonly _id: string }>(things: readonly Thing[], id: string | undefined) =>
  things.find(({ _id }) => _id === id);

const variationsOf = (products: readonly Product[]) => products.flatMap(({ variations = [] }) => variations);

function productStrings(products: readonly Product[], value: string): ChoiceStrings {
  const { productName = value, productDescription, mainImgUrl } = byId(products, value) ?? {};
  return { label: productName, description: productDescription, imageUrl: mainImgUrl };
}

function variationStrings(products: readonly Product[], value: string): ChoiceStrings {
  const found = byId(variationsOf(products), value);
  return {
    label: found?.variationName ?? value,
    description: found?.variationDescription,
    imageUrl: found?.mainImgUrl,
    isMostPopular: found?.mostPopular === true,
  };
}

function doseStrings(products: readonly Product[], value: string): ChoiceStrings {
  const dose = byId(variationsOf(products).flatMap(dosesForSale), value);
  const amount = formatDose(dose?.weight, dose?.measure);
  return {
    label: dose?.strength ?? amount ?? value,
    description: dose?.description ?? (dose?.intensity && `${sentence(dose.intensity)} strength`),
    isMostPopular: dose?.mostPopular === true,
  };
}

/** Strings of a step's value; badge and description are from the service. */
export function choiceStrings(
  products: readonly Product[],
  step: TreatmentStep,
  value: string,
): ChoiceStrings {
  const field = STEP_FIELDS[step];
  if (field === 'productId') return productStrings(products, value);
  if (field === 'variationId') return variationStrings(products, value);
  if (field === 'doseId') return doseStrings(products, value);
  if (field === 'frequencyOfReception') return { label: receptionText(value) };
  if (field === 'frequencyOfDelivery') return { label: deliveryText(value) };
  return { label: sentence(value) };
}

/** Line of the plan. */
export interface ChosenLine {
  readonly id: TreatmentStep;
  readonly label: string;
  /** Undefined until chosen. */
  readonly value: string | undefined;
  /** Step where it can be changed, if any. */
  readonly step: TreatmentStep | undefined;
}

/** Lines of the plan, including values without a choice. */
export function chosenLines(
  products: readonly Product[],
  steps: readonly NeededStep[],
  choice: TreatmentChoice,
): ChosenLine[] {
  return LINE_ORDER.flatMap((id) => {
    const field = STEP_FIELDS[id];
    const stepsOfField = steps.filter((needed) => STEP_FIELDS[needed.step] === field);
    // Once a medicine is chosen, its uses are changed in Usage instead of NumberOfUses.
    const step = (choice.variationId === undefined ? stepsOfField.at(0) : stepsOfField.at(-1))?.step;
    const value = choice[field];
    // Without a step for the product, the medicine determines it.
    if (step === undefined && (value === undefined || field === 'productId')) return [];
    const label = value === undefined ? undefined : choiceStrings(products, id, value).label;
    return [{ id, label: stepStrings[id].line, value: label, step }];
  });
}

/** Name and picture of the chosen product; empty until one is chosen. */
export function chosenProduct(
  products: readonly Product[],
  { productId }: TreatmentChoice,
): { readonly name?: string; readonly imageUrl?: string | undefined } {
  const product = byId(products, productId);
  return product === undefined ? {} : { name: product.productName, imageUrl: product.mainImgUrl };
}
