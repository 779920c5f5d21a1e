import {
  monthsPerPeriod,
  perMonth,
  choose,
  treatmentState,
  type NeededStep,
  type TreatmentStep,
  type PricedChoice,
  isPriceOf,
  type PriceSource,
  hasPrice,
} from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';

/** Price per month after coupons, in cents. */
const monthlyPrice = (pricing: PricedChoice): number =>
  perMonth(pricing.discountedPrice ?? pricing.price, monthsPerPeriod(pricing));

/** Price of a choice, formatted. */
export interface ChoicePrice {
  readonly amount: string;
  readonly note: string;
}

/** Prices per month of the plans with a choice. */
function monthlyPrices(
  { products, prices, chosen, order }: PriceSource,
  step: TreatmentStep,
  value: string,
): number[] {
  const { choice } = treatmentState(products, choose(chosen, step, value), order);
  return prices.filter((pricing) => isPriceOf(pricing, choice)).map(monthlyPrice);
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
