import { discountOf } from '../../../../model/pricing.ts';
import type { Addon, Charge, Coupon, Plan, Product } from '../../../core/schema.ts';

export type Variation = NonNullable<Product['variations']>[number];
export type Dose = NonNullable<Variation['doses']>[number];
export type Delivery = NonNullable<Plan['frequencyOfDelivery']>;
export type InvoiceItem = NonNullable<Charge['invoiceItems']>[number];

/** How often a treatment is taken and sent; what is not chosen yet counts as once and as monthly. */
export type Frequencies = Pick<Plan, 'frequencyOfReception' | 'frequencyOfDelivery'>;

/** Uses per month of a reception such as '8'; a word such as 'daily' counts as one. */
const usesOf = (reception: string | undefined): number =>
  /^\d{1,3}$/.test(reception ?? '') ? Number(reception) : 1;

/** What a month of a dose costs, whole cents: the package, or each use of the month. */
export function monthlyPriceOf(dose: Dose, reception: string | undefined): number {
  return dose.calculationAsPackage ? dose.price : dose.price * usesOf(reception);
}

/**
 * What one delivery of a dose costs before coupons, whole cents. A quarterly one is `specialQuarterlyPrice` where there
 * is one, else three months (decisions, "Treatments and prices").
 */
export function priceOf(dose: Dose, { frequencyOfReception, frequencyOfDelivery }: Frequencies): number {
  const monthly = monthlyPriceOf(dose, frequencyOfReception);
  if (frequencyOfDelivery !== 'quarterly') return monthly;
  return dose.specialQuarterlyPrice ?? monthly * 3;
}

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents as `$1,234.50`. */
export const dollars = (cents: number): string => currency.format(cents / 100);

/** What one bill is made of. */
export interface BillParts {
  plan: Plan;
  addons?: readonly Addon[] | undefined;
  /** The coupons that hold for this bill, in the order they are taken off. */
  coupons?: readonly Coupon[] | undefined;
}

export interface Bill {
  /** The parts; those that are negative taken off the others, they add up to `sum`. */
  invoiceItems: InvoiceItem[];
  /** Whole cents before coupons. */
  full: number;
  /** Whole cents that are charged; never below zero. */
  sum: number;
}

/** What one delivery is billed with: the treatment, addons, free shipping, and each coupon at most by what is left. */
export function itemise({ plan, addons = [], coupons = [] }: BillParts): Bill {
  const goods: InvoiceItem[] = [
    { name: plan.productName ?? 'Treatment', sum: plan.price ?? 0, type: 'product', isNegative: false },
    ...addons.map(({ name, price }) => ({ name, sum: price, type: 'addon', isNegative: false })),
  ];
  const full = goods.reduce((total, item) => total + item.sum, 0);
  let sum = full;
  const taken = coupons.flatMap((coupon): InvoiceItem[] => {
    const off = Math.min(discountOf(coupon, full), sum);
    sum -= off;
    return off > 0 ? [{ name: coupon.name, sum: off, type: 'coupon', isNegative: true }] : [];
  });
  const shipping = { name: 'Shipping', sum: 0, type: 'shipping', isNegative: false };
  return { invoiceItems: [...goods, shipping, ...taken], full, sum };
}
