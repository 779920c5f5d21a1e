import type { Plan, Product, ProductType } from '../../../core/schema.ts';
import { type Picked, byId, offered, only, pickedOf, planOf } from './planPicked.ts';
import type { Delivery, Variation } from './pricing.ts';

/** What a patient picks; null clears a choice, a field left out stays as it was. */
export interface PlanChoice {
  productId?: string | null;
  variationId?: string | null;
  doseId?: string | null;
  frequencyOfReception?: string | null;
  frequencyOfDelivery?: Delivery | null;
  packageType?: string | null;
}

/** The changed plan, or a message for the patient. */
export type Choosing = { plan: Plan; fault?: never } | { plan?: never; fault: string };

/** Selects a variation and its product; choices that the new variation doesn't offer are cleared. */
function withVariation(
  picked: Picked,
  product: Product | undefined,
  variation: Variation | undefined,
): Picked {
  const { frequencyOfReception: receptions, packageTypes, doses } = variation ?? {};
  return {
    product,
    variation,
    dose: byId(doses, picked.dose?._id),
    reception: offered(receptions, picked.reception) ?? only(receptions),
    delivery: picked.delivery,
    packageType: offered(packageTypes, picked.packageType) ?? only(packageTypes),
  };
}

/** One choice after the other, in the order of the treatment steps. */
const steps: readonly ((
  picked: Picked,
  choice: PlanChoice,
  products: readonly Product[],
) => Picked | string)[] = [
  (picked, { productId }, products) => {
    if (productId === undefined || productId === picked.product?._id) return picked;
    const product = byId(products, productId ?? undefined);
    if (productId !== null && product === undefined) return 'This product does not belong to the treatment';
    return withVariation(picked, product, undefined);
  },
  (picked, { variationId }, products) => {
    if (variationId === undefined || variationId === picked.variation?._id) return picked;
    if (variationId === null) return withVariation(picked, picked.product, undefined);
    const within = picked.product === undefined ? products : [picked.product];
    const product = within.find(({ variations }) => byId(variations, variationId) !== undefined);
    if (product === undefined) return 'This variation does not belong to the product';
    return withVariation(picked, product, byId(product.variations, variationId));
  },
  (picked, { doseId }) => {
    if (doseId === undefined) return picked;
    if (doseId === null) return { ...picked, dose: undefined };
    const dose = byId(picked.variation?.doses, doseId);
    if (dose === undefined) return 'This dose does not belong to the variation';
    if (dose.status !== undefined && dose.status !== 'active') return 'This dose is no longer available';
    return { ...picked, dose };
  },
  (picked, { frequencyOfReception: reception }) => {
    if (reception === undefined) return picked;
    if (reception === null) return { ...picked, reception: only(picked.variation?.frequencyOfReception) };
    const known = offered(picked.variation?.frequencyOfReception, reception);
    return known === undefined ? 'The variation cannot be taken this often' : { ...picked, reception: known };
  },
  (picked, { frequencyOfDelivery: delivery }) => {
    if (delivery === undefined) return picked;
    if (delivery === null) return { ...picked, delivery: undefined };
    const known = offered(picked.product?.frequencyOfDelivery, delivery);
    return known === undefined ? 'The product is not delivered this often' : { ...picked, delivery: known };
  },
  (picked, { packageType }) => {
    if (packageType === undefined) return picked;
    if (packageType === null) return { ...picked, packageType: only(picked.variation?.packageTypes) };
    const known = offered(picked.variation?.packageTypes, packageType);
    return known === undefined ? 'The variation does not come packed so' : { ...picked, packageType: known };
  },
];

/**
 * Changes the choices of a plan, step by step (specification section 4, reset rules): another or no variation takes
 * its dose, reception and packaging along, and an id has to belong to what is chosen above it.
 */
export function choose(
  all: readonly Product[],
  productType: ProductType,
  plan: Plan | undefined,
  choice: PlanChoice,
): Choosing {
  const products = all.filter((product) => product.productType === productType);
  let picked = pickedOf(products, plan ?? {});
  for (const step of steps) {
    const next = step(picked, choice, products);
    if (typeof next === 'string') return { fault: next };
    picked = next;
  }
  return { plan: planOf(picked) };
}

/** What is still to be chosen, in the order of the treatment steps, as a message for the patient; undefined when nothing is. */
export function openChoice(all: readonly Product[], plan: Plan = {}): string | undefined {
  const { product, variation, dose, reception, delivery, packageType } = pickedOf(all, plan);
  if (product === undefined || variation === undefined) return 'Choose your treatment';
  if (dose === undefined) return 'Choose a dose';
  if (reception === undefined) return 'Choose how often you take it';
  if (delivery === undefined) return 'Choose how often it is delivered';
  const isPacked = packageType !== undefined || (variation.packageTypes ?? []).length === 0;
  return isPacked ? undefined : 'Choose the packaging';
}
