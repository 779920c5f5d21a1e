import { formatCents } from '../../../shared/format/money.ts';
import { deliverySum, monthsPerPeriod, perMonth, type PlanTerms, type PricedSubscription } from './plan.ts';
import { sentence } from '../../../shared/format/plainText.ts';

/** One line of a plan, formatted. */
export interface PlanFact {
  readonly term: string;
  readonly detail: string;
}

type Text = string | null | undefined;

/** Input of a plan's lines; a missing value has no line. */
export interface PlanFactsSource extends PricedSubscription {
  readonly plan?:
    | (PlanTerms & {
        readonly productName?: Text;
        readonly variationName?: Text;
        readonly weight?: number | string | null | undefined;
        readonly measure?: Text;
        readonly frequencyOfReception?: Text;
        readonly packageType?: Text;
      })
    | null
    | undefined;
}

const RECEPTION: ReadonlyMap<string, string> = new Map([
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
  ['monthly', 'Once a month'],
]);
const DELIVERY: ReadonlyMap<string, string> = new Map([
  ['monthly', 'Every month'],
  ['quarterly', 'Every 3 months'],
]);

/** Frequency of use; a number is uses a month (decisions, "Treatments and prices"). */
export function receptionText(frequency: string): string {
  if (/^\d+$/.test(frequency)) return frequency === '1' ? '1 use a month' : `${frequency} uses a month`;
  return RECEPTION.get(frequency) ?? sentence(frequency);
}

/** Frequency of delivery. */
export const deliveryText = (frequency: string): string => DELIVERY.get(frequency) ?? sentence(frequency);

const textOf = (value: Text, read: (text: string) => string): string | undefined =>
  value ? read(value) : undefined;

function doseText(weight: number | string | null | undefined, measure: Text): string | undefined {
  return weight ? [weight, measure].filter(Boolean).join(' ') : undefined;
}

/** Lines that PlanCard shows elsewhere: as title and as price. */
const SAID_BY_CARD: ReadonlySet<string> = new Set(['Product', 'Price per month']);

/** Choices of a plan, for PlanCard. */
export const planChoices = (subscription: PlanFactsSource): PlanFact[] =>
  planFacts(subscription).filter(({ term }) => !SAID_BY_CARD.has(term));

/** All lines of a plan, in reading order. */
export function planFacts(subscription: PlanFactsSource): PlanFact[] {
  const plan = subscription.plan ?? {};
  const sum = deliverySum(subscription);
  const month = sum === undefined ? undefined : formatCents(perMonth(sum, monthsPerPeriod(plan)));
  const facts: [term: string, detail: Text][] = [
    ['Product', plan.productName],
    ['Variation', plan.variationName],
    ['Dose', doseText(plan.weight, plan.measure)],
    ['How often', textOf(plan.frequencyOfReception, receptionText)],
    ['Delivery', textOf(plan.frequencyOfDelivery, deliveryText)],
    ['Packaging', textOf(plan.packageType, sentence)],
    ['Price per month', month],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
