import { dosesForSale } from '../../../../model/treatment/choices.ts';
import { monthsPerPeriod } from '../../../../model/treatment/pricing.ts';
import { billOf } from './bill.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Product } from '../../../core/schema.ts';
import { type Delivery, type Dose, type Variation, monthlyPriceOf, priceOf } from './pricing.ts';

const deliveries: readonly Delivery[] = ['monthly', 'quarterly'];

/** Dose with its product and variation. */
export interface FoundDose {
  product: Product;
  variation: Variation;
  dose: Dose;
}

const dosesOf = (products: readonly Product[]): FoundDose[] =>
  products.flatMap((product) =>
    (product.variations ?? []).flatMap((variation) =>
      dosesForSale(variation).map((dose) => ({ product, variation, dose })),
    ),
  );

/** Active dose with an id; undefined if there is none. */
export const doseOf = (products: readonly Product[], doseId: string): FoundDose | undefined =>
  dosesOf(products).find(({ dose }) => dose._id === doseId);

/** Price of each choice of a product, and its price with the coupons of a subscription. */
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

/** Price of a dose for each delivery frequency, compared with paying for each month. */
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

/** Average price per month of all choices, rounded to cents; undefined without choices. */
export function averageOf(products: readonly Product[]): number | undefined {
  const prices = dosesOf(products).flatMap(({ variation, dose }) =>
    (variation.frequencyOfReception ?? []).map((reception) => monthlyPriceOf(dose, reception)),
  );
  if (prices.length === 0) return undefined;
  return Math.round(prices.reduce((total, price) => total + price, 0) / prices.length);
}
