import { choose } from '../../features/treatment/rules/plan.ts';
import type { Delivery } from '../../features/treatment/rules/pricing.ts';
import type { Plan, Product, ProductType } from '../../core/schema.ts';

/** Plan with the most popular choices of a product. */
export function popularPlan(products: readonly Product[], type: ProductType, delivery: Delivery): Plan {
  const product = products.find(({ productType }) => productType === type);
  const variation = product?.variations?.find(({ mostPopular }) => mostPopular);
  const dose = variation?.doses?.find(({ mostPopular }) => mostPopular);
  if (product === undefined || variation === undefined || dose === undefined) {
    throw new Error(`The seed has no popular choice of ${type}`);
  }
  const { plan, error } = choose(products, type, undefined, {
    productId: product._id,
    variationId: variation._id,
    doseId: dose._id,
    frequencyOfReception: variation.frequencyOfReception?.[2] ?? variation.frequencyOfReception?.[0] ?? null,
    frequencyOfDelivery: delivery,
    packageType: variation.packageTypes?.[0] ?? null,
  });
  if (plan === undefined) throw new Error(error);
  return plan;
}
