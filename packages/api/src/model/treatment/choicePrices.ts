import type { Product } from '../../client/entities.ts';
import type { TreatmentChoice } from './choices.ts';
import type { TreatmentStep } from './steps.ts';

/** Price of one delivery for a combination of choices, in cents (GET product-pricing). */
export interface PricedChoice extends TreatmentChoice {
  readonly price: number;
  /** After the subscription's coupons. */
  readonly discountedPrice?: number | undefined;
}

/** Choices that prices depend on. */
const pricedFields = [
  'productId',
  'variationId',
  'doseId',
  'frequencyOfReception',
  'frequencyOfDelivery',
] as const;

export const isPriceOf = (pricing: PricedChoice, choice: TreatmentChoice): boolean =>
  pricedFields.every(
    (field) =>
      choice[field] === undefined || pricing[field] === undefined || pricing[field] === choice[field],
  );

/** Price of a choice; undefined unless exactly one matches. */
export function priceOfChoice(
  prices: readonly PricedChoice[],
  choice: TreatmentChoice,
): PricedChoice | undefined {
  const found = prices.filter((pricing) => isPriceOf(pricing, choice));
  return found.length === 1 ? found[0] : undefined;
}

/** Input of {@link choicePrice}. */
export interface PriceSource {
  readonly products: readonly Product[];
  readonly prices: readonly PricedChoice[];
  /** Choices in all steps so far. */
  readonly chosen: TreatmentChoice;
  readonly order: readonly TreatmentStep[];
}

/** Whether the choices of a step have prices; packaging is free. */
export const hasPrice = (step: TreatmentStep): boolean => step !== 'Packaging';
