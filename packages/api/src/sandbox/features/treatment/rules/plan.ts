import type { Plan, Product, ProductType } from '../../../core/schema.ts';
import { type Selection, byId, offered, only, selectionOf, planOf } from './selection.ts';
import type { Delivery, Variation } from './pricing.ts';

/** Choices to change; null clears a choice, a missing field doesn't change it. */
export interface PlanChoice {
  productId?: string | null;
  variationId?: string | null;
  doseId?: string | null;
  frequencyOfReception?: string | null;
  frequencyOfDelivery?: Delivery | null;
  packageType?: string | null;
}

/** Changed plan, or a message for the patient. */
export type Choosing = { plan: Plan; error?: never } | { plan?: never; error: string };

/** Selects a variation and its product; choices that the new variation doesn't offer are cleared. */
function withVariation(
  selection: Selection,
  product: Product | undefined,
  variation: Variation | undefined,
): Selection {
  const { frequencyOfReception: receptions, packageTypes, doses } = variation ?? {};
  return {
    product,
    variation,
    dose: byId(doses, selection.dose?._id),
    reception: offered(receptions, selection.reception) ?? only(receptions),
    delivery: selection.delivery,
    packageType: offered(packageTypes, selection.packageType) ?? only(packageTypes),
  };
}

/** Functions that apply one choice each, in the order of the treatment steps. */
const steps: readonly ((
  selection: Selection,
  choice: PlanChoice,
  products: readonly Product[],
) => Selection | string)[] = [
  (selection, { productId }, products) => {
    if (productId === undefined || productId === selection.product?._id) return selection;
    const product = byId(products, productId ?? undefined);
    if (productId !== null && product === undefined) return 'This product does not belong to the treatment';
    return withVariation(selection, product, undefined);
  },
  (selection, { variationId }, products) => {
    if (variationId === undefined || variationId === selection.variation?._id) return selection;
    if (variationId === null) return withVariation(selection, selection.product, undefined);
    const within = selection.product === undefined ? products : [selection.product];
    const product = within.find(({ variations }) => byId(variations, variationId) !== undefined);
    if (product === undefined) return 'This variation does not belong to the product';
    return withVariation(selection, product, byId(product.variations, variationId));
  },
  (selection, { doseId }) => {
    if (doseId === undefined) return selection;
    if (doseId === null) return { ...selection, dose: undefined };
    const dose = byId(selection.variation?.doses, doseId);
    if (dose === undefined) return 'This dose does not belong to the variation';
    if (dose.status !== undefined && dose.status !== 'active') return 'This dose is no longer available';
    return { ...selection, dose };
  },
  (selection, { frequencyOfReception: reception }) => {
    if (reception === undefined) return selection;
    if (reception === null)
      return { ...selection, reception: only(selection.variation?.frequencyOfReception) };
    const known = offered(selection.variation?.frequencyOfReception, reception);
    return known === undefined
      ? 'The variation cannot be taken this often'
      : { ...selection, reception: known };
  },
  (selection, { frequencyOfDelivery: delivery }) => {
    if (delivery === undefined) return selection;
    if (delivery === null) return { ...selection, delivery: undefined };
    const known = offered(selection.product?.frequencyOfDelivery, delivery);
    return known === undefined
      ? 'The product is not delivered this often'
      : { ...selection, delivery: known };
  },
  (selection, { packageType }) => {
    if (packageType === undefined) return selection;
    if (packageType === null) return { ...selection, packageType: only(selection.variation?.packageTypes) };
    const known = offered(selection.variation?.packageTypes, packageType);
    return known === undefined
      ? 'The variation does not come packed so'
      : { ...selection, packageType: known };
  },
];

/**
 * Changes the choices of a plan in the order of the steps (specification section 4, reset rules): changing or clearing the
 * variation clears choices that the new one doesn't offer. Each id must belong to the choice before it.
 */
export function choose(
  all: readonly Product[],
  productType: ProductType,
  plan: Plan | undefined,
  choice: PlanChoice,
): Choosing {
  const products = all.filter((product) => product.productType === productType);
  let selection = selectionOf(products, plan ?? {});
  for (const step of steps) {
    const next = step(selection, choice, products);
    if (typeof next === 'string') return { error: next };
    selection = next;
  }
  return { plan: planOf(selection) };
}

/** Message for the patient about the first missing choice, in the order of the treatment steps; undefined if there is none. */
export function openChoice(all: readonly Product[], plan: Plan = {}): string | undefined {
  const { product, variation, dose, reception, delivery, packageType } = selectionOf(all, plan);
  if (product === undefined || variation === undefined) return 'Choose your treatment';
  if (dose === undefined) return 'Choose a dose';
  if (reception === undefined) return 'Choose how often you take it';
  if (delivery === undefined) return 'Choose how often it is delivered';
  const isPacked = packageType !== undefined || (variation.packageTypes ?? []).length === 0;
  return isPacked ? undefined : 'Choose the packaging';
}
