import type { Product } from '@patient/api';
import { monthsPerPeriod } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { perMonth } from '#shared/pricing/index.ts';
import type { TreatmentChoice } from './treatmentChoices.ts';
import { choose, treatmentState, type TreatmentStep } from './treatmentSteps.ts';

/** The service's price of one choice: one delivery, whole cents (GET product-pricing). */
export interface PricedChoice extends TreatmentChoice {
  readonly price: number;
  /** After the subscription's coupons. */
  readonly discountedPrice?: number | undefined;
}

/** Price per month after coupons, whole cents. */
const priced = (pricing: PricedChoice): number =>
  perMonth(pricing.discountedPrice ?? pricing.price, monthsPerPeriod(pricing));

/** Choices the service's prices depend on. */
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

/** The service's price of a choice, once only one is left. */
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
export interface PricedStep {
  readonly products: readonly Product[];
  readonly prices: readonly PricedChoice[];
  /** Choices so far, of all steps. */
  readonly chosen: TreatmentChoice;
  readonly order: readonly TreatmentStep[];
}

/** Whether the choices of a step have prices: packaging is free. */
export const hasPrice = (step: TreatmentStep): boolean => step !== 'Packaging';

/**
 * Price per month of the plan with a choice: the lowest one, marked 'from', while other choices are open.
 * Undefined for a choice that has none, or that the service does not price.
 */
export function choicePrice(
  { products, prices, chosen, order }: PricedStep,
  step: TreatmentStep,
  value: string,
): ChoicePrice | undefined {
  if (!hasPrice(step)) return undefined;
  const { choice } = treatmentState(products, choose(chosen, step, value), order);
  const months = prices.filter((pricing) => matches(pricing, choice)).map(priced);
  if (months.length === 0) return undefined;
  const lowest = Math.min(...months);
  const isOpen = months.some((month) => month !== lowest);
  return { amount: `${isOpen ? 'from ' : ''}${formatCents(lowest)}`, note: 'a month' };
}
