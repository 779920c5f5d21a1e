import type { Plan, Product } from '../schema.ts';
import { type Delivery, type Dose, type Variation, priceOf } from './pricing.ts';

/** What a patient picks of a plan; what is absent stays as it is. */
export interface Selection {
  productId?: string | undefined;
  variationId?: string | undefined;
  doseId?: string | undefined;
  frequencyOfReception?: string | undefined;
  frequencyOfDelivery?: string | undefined;
  packageType?: string | undefined;
}

/** A complete choice among what is offered. */
export interface Choice {
  product: Product;
  variation: Variation;
  dose: Dose;
  frequencyOfReception: string;
  frequencyOfDelivery: Delivery;
  packageType: string;
}

/** The plan of a choice, with its names and the price of one delivery. */
export function planOf({ product, variation, dose, ...frequencies }: Choice): Plan {
  return {
    productId: product._id,
    productName: product.productName,
    productDescription: product.productDescription ?? '',
    productImgUrl: product.mainImgUrl ?? '',
    substance: product.substance ?? '',
    variationId: variation._id,
    variationName: variation.variationName,
    variationDescription: variation.variationDescription ?? '',
    doseId: dose._id,
    weight: dose.weight ?? 0,
    measure: dose.measure ?? '',
    ...frequencies,
    price: priceOf(dose, frequencies),
  };
}

/** What is chosen if it is offered, and the only offer if nothing is chosen. */
function offered<T extends string>(
  offers: readonly T[] | undefined,
  chosen: string | undefined,
): T | undefined {
  if (chosen === undefined) return offers?.length === 1 ? offers[0] : undefined;
  return offers?.find((offer) => offer === chosen);
}

/** The dose of that id with its variation, of one product. */
export function doseOf(
  product: Product,
  doseId: string | undefined,
): Pick<Choice, 'variation' | 'dose'> | undefined {
  for (const variation of product.variations ?? []) {
    const dose = variation.doses?.find(({ _id }) => _id === doseId);
    if (dose !== undefined) return { variation, dose };
  }
  return undefined;
}

/** The selection as a complete choice; a plain sentence saying what is missing or not offered when it is none. */
export function choiceOf(products: readonly Product[], selection: Selection): Choice | string {
  const product = products.find(({ _id }) => _id === selection.productId);
  if (product === undefined) return 'This product is not offered';
  const found = doseOf(product, selection.doseId);
  if (found === undefined) return 'This dose is not offered';
  const { variation, dose } = found;
  if ((selection.variationId ?? variation._id) !== variation._id)
    return 'This dose belongs to another variation';
  const frequencyOfReception = offered(variation.frequencyOfReception, selection.frequencyOfReception);
  if (frequencyOfReception === undefined) return 'The dose is not offered this often';
  const frequencyOfDelivery = offered(product.frequencyOfDelivery, selection.frequencyOfDelivery);
  if (frequencyOfDelivery === undefined) return 'This delivery frequency is not offered';
  const packageType = offered(variation.packageTypes, selection.packageType);
  if (packageType === undefined) return 'This packaging is not offered';
  return { product, variation, dose, frequencyOfReception, frequencyOfDelivery, packageType };
}
