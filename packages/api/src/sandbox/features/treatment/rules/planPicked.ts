import type { Plan, Product } from '../../../core/schema.ts';
import { type Delivery, type Dose, type Variation, priceOf } from './pricing.ts';

/** Choices of a plan, with ids resolved. */
export interface Picked {
  product?: Product | undefined;
  variation?: Variation | undefined;
  dose?: Dose | undefined;
  reception?: string | undefined;
  delivery?: Delivery | undefined;
  packageType?: string | undefined;
}

/** The thing of that id, if it is there. */
export const byId = <Thing extends { _id: string }>(
  things: readonly Thing[] | undefined,
  id: string | undefined,
) => things?.find(({ _id }) => _id === id);

/** The only choice, which is selected without asking. */
export const only = <Word>(words: readonly Word[] | undefined): Word | undefined =>
  words?.length === 1 ? words[0] : undefined;

/** The word if it is among those offered. */
export const offered = <Word>(words: readonly Word[] | undefined, word: Word | undefined): Word | undefined =>
  word !== undefined && words?.includes(word) ? word : undefined;

/** Resolves the ids of a plan; an unknown id counts as not chosen. */
export function pickedOf(products: readonly Product[], plan: Plan): Picked {
  const product = byId(products, plan.productId);
  const variation = byId(product?.variations, plan.variationId);
  return {
    product,
    variation,
    dose: byId(variation?.doses, plan.doseId),
    reception: plan.frequencyOfReception,
    delivery: plan.frequencyOfDelivery,
    packageType: plan.packageType,
  };
}

const withoutGaps = (plan: { [Field in keyof Plan]: Plan[Field] | undefined }): Plan =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));

/** The plan as it is stored, its price in cents a delivery once all that it depends on is chosen. */
export function planOf({ product, variation, dose, reception, delivery, packageType }: Picked): Plan {
  const priced = dose !== undefined && reception !== undefined && delivery !== undefined;
  return withoutGaps({
    productId: product?._id,
    productName: product?.productName,
    productDescription: product?.productDescription,
    // Of the medicine, where it has a picture of its own.
    productImgUrl: variation?.mainImgUrl ?? product?.mainImgUrl,
    substance: product?.substance,
    variationId: variation?._id,
    variationName: variation?.variationName,
    variationDescription: variation?.variationDescription,
    doseId: dose?._id,
    weight: dose?.weight,
    measure: dose?.measure,
    frequencyOfReception: reception,
    frequencyOfDelivery: delivery,
    packageType,
    price: priced
      ? priceOf(dose, { frequencyOfReception: reception, frequencyOfDelivery: delivery })
      : undefined,
  });
}
