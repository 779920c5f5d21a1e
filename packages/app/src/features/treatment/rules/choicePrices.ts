import type { Product } from '@patient/api';
import { formatCents } from '../../../shared/format/money.ts';
import { monthsPerPeriod, perMonth } from './plan.ts';
import type { PeriodSum } from './priceSummary.ts';
import type { TreatmentChoice } from './treatmentChoices.ts';
import { choose } from './treatmentReset.ts';
import { treatmentState, type TreatmentStep } from './treatmentSteps.ts';

/** What the service says one choice costs: one delivery, whole cents (GET product-pricing). */
export interface PricedChoice extends TreatmentChoice {
  readonly price: number;
  /** After the subscription's coupons. */
  readonly discountedPrice?: number | undefined;
}

/** A month at the price that counts, whole cents. */
const priced = (pricing: PricedChoice): number =>
  perMonth(pricing.discountedPrice ?? pricing.price, monthsPerPeriod(pricing));

/** What the service's prices depend on. */
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

/** The service's price of what is chosen, once it is a single one. */
export function priceOfChoice(
  prices: readonly PricedChoice[],
  choice: TreatmentChoice,
): PricedChoice | undefined {
  const found = prices.filter((pricing) => matches(pricing, choice));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * What the coming periods would cost with a choice that is not kept yet, for the card beside it: the service's own sum
 * follows as soon as it is. Whole cents; none while more than one price is left.
 */
export function previewPeriods(pricing: PricedChoice | undefined, addonSum: number): PeriodSum[] {
  if (pricing === undefined) return [];
  const { price, discountedPrice } = pricing;
  const after = discountedPrice === undefined ? {} : { discountedPrice: discountedPrice + addonSum };
  const sum = price + addonSum;
  return [
    { period: 1, sum, ...after },
    { period: 2, sum },
  ];
}

/** What a choice costs, to be read before it is made. */
export interface ChoicePrice {
  readonly amount: string;
  readonly note: string;
}

/** What the prices of a step's choices are read from. */
export interface PricedStep {
  readonly products: readonly Product[];
  readonly prices: readonly PricedChoice[];
  /** What is chosen so far, at other steps too. */
  readonly chosen: TreatmentChoice;
  readonly order: readonly TreatmentStep[];
}

/**
 * What the plan costs a month with a choice, and all that still goes with it: the lowest, and said so, where more is
 * open. The packaging costs nothing, so it has no price; neither has what the service does not price.
 */
export function choicePrice(
  { products, prices, chosen, order }: PricedStep,
  step: TreatmentStep,
  value: string,
): ChoicePrice | undefined {
  if (step === 'Packaging') return undefined;
  const { choice } = treatmentState(products, choose(chosen, step, value), order);
  const months = prices.filter((pricing) => matches(pricing, choice)).map(priced);
  if (months.length === 0) return undefined;
  const lowest = Math.min(...months);
  const isOpen = months.some((month) => month !== lowest);
  return { amount: `${isOpen ? 'from ' : ''}${formatCents(lowest)}`, note: 'a month' };
}
