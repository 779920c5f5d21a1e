import { monthsPerPeriod } from '../../../../model/pricing.ts';
import { billOf } from './bill.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Product } from '../../../core/schema.ts';
import { type Delivery, type Dose, type Variation, monthlyPriceOf, priceOf } from './pricing.ts';

const deliveries: readonly Delivery[] = ['monthly', 'quarterly'];

/** A dose with what it belongs to. */
export interface FoundDose {
  product: Product;
  variation: Variation;
  dose: Dose;
}

const dosesOf = (products: readonly Product[]): FoundDose[] =>
  products.flatMap((product) =>
    (product.variations ?? []).flatMap((variation) =>
      (variation.doses ?? [])
        .filter(({ status }) => status === undefined || status === 'active')
        .map((dose) => ({ product, variation, dose })),
    ),
  );

/** The dose of that id, if it is sold. */
export const doseOf = (products: readonly Product[], doseId: string): FoundDose | undefined =>
  dosesOf(products).find(({ dose }) => dose._id === doseId);

/** What each choice of a product costs, and what it would with the coupons of a subscription. */
export function pricesOf(product: Product, record?: SubscriptionRecord) {
  return dosesOf([product]).flatMap(({ variation, dose }) =>
    (variation.frequencyOfReception ?? []).flatMap((frequencyOfReception) =>
      (product.frequencyOfDelivery ?? []).map((frequencyOfDelivery) => {
        const frequencies = { frequencyOfReception, frequencyOfDelivery };
        const price = priceOf(dose, frequencies);
        const plan = { ...frequencies, price };
        const fits = record?.productType === product.productType;
        const bill = record && fits ? billOf({ ...record, addons: [], plan }) : undefined;
        return {
          productId: product._id,
          variationId: variation._id,
          doseId: dose._id,
          ...frequencies,
          price,
          ...(bill && bill.sum < price && { discountedPrice: bill.sum }),
        };
      }),
    ),
  );
}

/** What a dose costs by each delivery: month by month, and as it is sold. */
export function discountsOf({ product, variation, dose }: FoundDose, reception: string | undefined) {
  const offered = variation.frequencyOfReception ?? [];
  const frequencyOfReception = offered.find((each) => each === reception) ?? offered[0];
  const taken = frequencyOfReception === undefined ? {} : { frequencyOfReception };
  return deliveries
    .filter((delivery) => product.frequencyOfDelivery?.includes(delivery))
    .map((frequencyOfDelivery) => ({
      doseId: dose._id,
      ...taken,
      frequencyOfDelivery,
      price: monthlyPriceOf(dose, frequencyOfReception) * monthsPerPeriod({ frequencyOfDelivery }),
      discountedPrice: priceOf(dose, { ...taken, frequencyOfDelivery }),
    }));
}

/** What a month costs on average over every choice, to the nearest cent; undefined where there is none. */
export function averageOf(products: readonly Product[]): number | undefined {
  const prices = dosesOf(products).flatMap(({ variation, dose }) =>
    (variation.frequencyOfReception ?? []).map((reception) => monthlyPriceOf(dose, reception)),
  );
  if (prices.length === 0) return undefined;
  return Math.round(prices.reduce((total, price) => total + price, 0) / prices.length);
}
