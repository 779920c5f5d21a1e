import { discounted, discountsOf } from '../../../../model/treatment/pricing.ts';
import type { Addon, Charge, Coupon, Plan, Product } from '../../../core/schema.ts';

export type Variation = NonNullable<Product['variations']>[number];
export type Dose = NonNullable<Variation['doses']>[number];
export type Delivery = NonNullable<Plan['frequencyOfDelivery']>;
export type InvoiceItem = NonNullable<Charge['invoiceItems']>[number];

/** How often a treatment is taken and delivered. Missing choices count as one use and monthly delivery. */
export type Frequencies = Pick<Plan, 'frequencyOfReception' | 'frequencyOfDelivery'>;

/** Uses per month of a reception such as '8'; one for a text such as 'daily'. */
const usesOf = (reception: string | undefined): number =>
  /^\d{1,3}$/.test(reception ?? '') ? Number(reception) : 1;

/** Price per month of a dose in cents: that of the package, or that of all uses in the month. */
export function monthlyPriceOf(dose: Dose, reception: string | undefined): number {
  return dose.calculationAsPackage ? dose.price : dose.price * usesOf(reception);
}

/**
 * Price per delivery of a dose before coupons, in cents. A quarterly delivery costs `specialQuarterlyPrice`, or three months
 * without it (decisions, "Treatments and prices").
 */
export function priceOf(dose: Dose, { frequencyOfReception, frequencyOfDelivery }: Frequencies): number {
  const monthly = monthlyPriceOf(dose, frequencyOfReception);
  if (frequencyOfDelivery !== 'quarterly') return monthly;
  return dose.specialQuarterlyPrice ?? monthly * 3;
}

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents, such as `$1,234.50`. */
export const dollars = (cents: number): string => currency.format(cents / 100);

/** Parts of a bill. */
export interface BillParts {
  plan: Plan;
  addons?: readonly Addon[] | undefined;
  /** Coupons of this bill, in the order they are applied. */
  coupons?: readonly Coupon[] | undefined;
}

export interface Bill {
  /** Items that add up to `sum`; those with `isNegative` are subtracted. */
  invoiceItems: InvoiceItem[];
  /** Amount before coupons, in cents. */
  full: number;
  /** Charged amount in cents; never negative. */
  sum: number;
}

/** Creates the bill of one delivery: treatment, addons, free shipping and coupons, which are limited to the remaining amount. */
export function itemize({ plan, addons = [], coupons = [] }: BillParts): Bill {
  const items: InvoiceItem[] = [
    { name: plan.productName ?? 'Treatment', sum: plan.price ?? 0, type: 'product', isNegative: false },
    ...addons.map(({ name, price }) => ({ name, sum: price, type: 'addon', isNegative: false })),
  ];
  const full = items.reduce((total, item) => total + item.sum, 0);
  const discounts = discountsOf(coupons, full).flatMap((sum, index): InvoiceItem[] =>
    sum > 0 ? [{ name: coupons[index]?.name ?? '', sum, type: 'coupon', isNegative: true }] : [],
  );
  const shipping = { name: 'Shipping', sum: 0, type: 'shipping', isNegative: false };
  return { invoiceItems: [...items, shipping, ...discounts], full, sum: discounted(full, coupons) };
}
