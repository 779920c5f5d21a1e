import {
  monthsPerPeriod,
  appliesToEveryBill,
  couponsLeft,
  deliverySum,
  perMonth,
  regularSum,
  type OptionalText,
  type PlanFactsSource,
} from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { formatDose } from '#shared/format/dose.ts';
import { sentence } from '#shared/format/plainText.ts';
import { savingText, type CountedFrom, type Counting } from './coupon.ts';
import { deliveryText, everyPeriod, receptionText } from './plan.ts';

/** Formatted line of a plan. */
export interface PlanFact {
  readonly term: string;
  readonly detail: string;
}

const textOf = (value: OptionalText, read: (text: string) => string): string | undefined =>
  value ? read(value) : undefined;

const lines = (facts: readonly (readonly [term: string, detail: OptionalText])[]): PlanFact[] =>
  facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));

/** Choices of a plan, in reading order; PlanCard shows product and price elsewhere. */
export function planChoices({ plan }: PlanFactsSource): PlanFact[] {
  const { variationName, weight, measure, frequencyOfReception, frequencyOfDelivery, packageType } =
    plan ?? {};
  return lines([
    ['Medicine', variationName],
    ['Dose', formatDose(weight, measure)],
    ['How often', textOf(frequencyOfReception, receptionText)],
    ['Delivery', textOf(frequencyOfDelivery, deliveryText)],
    ['Packaging', textOf(packageType, sentence)],
  ]);
}

/** Add-ons of a plan with their prices, in order. */
export const planAddons = ({ addons }: Pick<PlanFactsSource, 'addons'>): PlanFact[] =>
  (addons ?? []).map(({ name, price }) => ({ term: name, detail: `${formatCents(price)} a delivery` }));

/** Whether coupons are described from the first or from the next bill. */
const countedFrom = ({
  sequencePaymentPeriod,
}: Pick<PlanFactsSource, 'sequencePaymentPeriod'>): CountedFrom =>
  (sequencePaymentPeriod ?? 0) > 0 ? 'next' : 'first';

/** How coupons of a subscription are counted. */
export const couponCounting = (subscription: PlanFactsSource): Counting => ({
  from: countedFrom(subscription),
  months: monthsPerPeriod(subscription.plan),
});

/** Amount that coupons take off the next bills; undefined if it is part of the price or zero. */
function savingOf(subscription: PlanFactsSource, off: number): string | undefined {
  const coupons = couponsLeft(subscription.coupons);
  if (off <= 0 || appliesToEveryBill(coupons)) return undefined;
  if (coupons.length === 0) return `${formatCents(off)} off your next bill`;
  return savingText(off, coupons, couponCounting(subscription));
}

/** Price lines of a plan: per month, the sum of a bill of several months, and the coupon. */
function priceFacts(subscription: PlanFactsSource): PlanFact[] {
  const regular = regularSum(subscription);
  if (regular === undefined) return [];
  const next = deliverySum(subscription) ?? regular;
  const sum = appliesToEveryBill(couponsLeft(subscription.coupons)) ? next : regular;
  const months = monthsPerPeriod(subscription.plan);
  return lines([
    ['Price per month', formatCents(perMonth(sum, months))],
    ['Billed', months > 1 ? `${formatCents(sum)} ${everyPeriod(months)}` : undefined],
    ['Coupon', savingOf(subscription, regular - next)],
  ]);
}

/** What the treatment and the medicine of a plan do: a text each. */
export const planDescription = ({ plan }: Pick<PlanFactsSource, 'plan'>): string[] =>
  [plan?.productDescription, plan?.variationDescription].flatMap((text) => text || []);

/** All lines of a plan, in reading order. */
export const planFacts = (subscription: PlanFactsSource): PlanFact[] => [
  ...lines([
    ['Treatment', subscription.plan?.productName],
    ['Active ingredients', subscription.plan?.substance],
  ]),
  ...planChoices(subscription),
  ...lines([['Add-ons', (subscription.addons ?? []).map(({ name }) => name).join(', ')]]),
  ...priceFacts(subscription),
];
