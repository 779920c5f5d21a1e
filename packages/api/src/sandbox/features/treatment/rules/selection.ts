import type { Plan, Product } from '../../../core/schema.ts';
import { type Delivery, type Dose, type Variation, priceOf } from './pricing.ts';

/** Choices of a plan, with ids resolved. */
export interface Selection {
  product?: Product | undefined;
  variation?: Variation | undefined;
  dose?: Dose | undefined;
  reception?: string | undefined;
  delivery?: Delivery | undefined;
  packageType?: string | undefined;
}

/** Item with an id; undefined if there is none. */
export const byId = <Item extends { _id: string }>(
  items: readonly Item[] | undefined,
  id: string | undefined,
) => items?.find(({ _id }) => _id === id);

/** The only value, which is selected automatically; undefined if there are several or none. */
export const only = <Value>(values: readonly Value[] | undefined): Value | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** The value if it is offered; otherwise undefined. */
export const offered = <Value>(
  values: readonly Value[] | undefined,
  value: Value | undefined,
): Value | undefined => (value !== undefined && values?.includes(value) ? value : undefined);

/** Resolves the ids of a plan; unknown ids count as not chosen. */
export function selectionOf(products: readonly Product[], plan: Plan): Selection {
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

/** Stored plan, with the price per delivery in cents once the choices that determine it are complete. */
export function planOf({ product, variation, dose, reception, delivery, packageType }: Selection): Plan {
  const priced = dose !== undefined && reception !== undefined && delivery !== undefined;
  return withoutGaps({
    productId: product?._id,
    productName: product?.productName,
    productDescription: product?.productDescription,
    // The variation may have its own picture.
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
