import type { Product } from '@patient/api';
import { monthsPerPeriod } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { perMonth } from '#shared/pricing/index.ts';
import type { TreatmentChoice } from './treatmentChoices.ts';
import { choose, treatmentState, type NeededStep, type TreatmentStep } from './treatmentSteps.ts';

/** Price of one delivery for a combination of choices, in cents (GET product-pricing). */
export interface PricedChoice extends TreatmentChoice {
  readonly price: number;
  /** After the subscription's coupons. */
  readonly discountedPrice?: number | undefined;
}

/** Price per month after coupons, in cents. */
const monthlyPrice = (pricing: PricedChoice): number =>
  perMonth(pricing.discountedPrice ?? pricing.price, monthsPerPeriod(pricing));

/** Choices that prices depend on. */
const pricedFields = [
  'productId',
  'variationId',
  'doseId',
  'frequencyOfReception',
  'frequencyOfDelivery',
] as const;

const matches = (pricing: PricedChoice, choice: TreatmentChoice): boolean =>
  pricedFields.every(
    (field) =>
      choice[field] === undefined || pricing[field] === undefined || pricing[field] === choice[field],
  );

/** Price that matches a choice; undefined unless exactly one does. */
export function priceOfChoice(
  prices: readonly PricedChoice[],
  choice: TreatmentChoice,
): PricedChoice | undefined {
  const found = prices.filter((pricing) => matches(pricing, choice));
  return found.length === 1 ? found[0] : undefined;
}

/** Price of a choice, formatted. */
export interface ChoicePrice {
  readonly amount: string;
  readonly note: string;
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

/** Prices per month of the plans with a choice. */
function monthlyPrices(
  { products, prices, chosen, order }: PriceSource,
  step: TreatmentStep,
  value: string,
): number[] {
  const { choice } = treatmentState(products, choose(chosen, step, value), order);
  return prices.filter((pricing) => matches(pricing, choice)).map(monthlyPrice);
}

/**
 * Price per month of the plan with a choice; the lowest price, prefixed with 'from', if it depends on other choices.
 * Undefined if the choice has no price.
 */
export function choicePrice(
  source: PriceSource,
  step: TreatmentStep,
  value: string,
): ChoicePrice | undefined {
  if (!hasPrice(step)) return undefined;
  const months = monthlyPrices(source, step, value);
  if (months.length === 0) return undefined;
  const lowest = Math.min(...months);
  const varies = months.some((month) => month !== lowest);
  return { amount: `${varies ? 'from ' : ''}${formatCents(lowest)}`, note: 'a month' };
}

/**
 * Saving of a delivery frequency compared to the most expensive one; undefined for other choices, without a saving, and while
 * prices depend on other choices.
 */
export function choiceSaving(
  source: PriceSource,
  { step, values }: NeededStep,
  value: string,
): string | undefined {
  if (step !== 'ShipmentFrequency') return undefined;
  const prices = values.map((each) => [...new Set(monthlyPrices(source, step, each))]);
  if (prices.some((months) => months.length !== 1)) return undefined;
  const [own = 0] = prices[values.indexOf(value)] ?? [];
  const saving = Math.max(...prices.flat()) - own;
  return saving > 0 ? `Save ${formatCents(saving)} a month` : undefined;
}
