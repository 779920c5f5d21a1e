import type { Plan, Product, ProductType } from '../schema.ts';

export type Delivery = NonNullable<Plan['frequencyOfDelivery']>;

/** Uses of a reception such as '8'; a word such as 'daily' is priced as it stands. */
const usesOf = (reception: string | undefined): number =>
  /^\d+$/.test(reception ?? '') ? Number(reception) : 1;

/** The plan of a product's most popular choice, with the sum of one delivery in cents. */
export function popularPlan(products: readonly Product[], type: ProductType, delivery: Delivery): Plan {
  const product = products.find(({ productType }) => productType === type);
  const variation = product?.variations?.find(({ mostPopular }) => mostPopular);
  const dose = variation?.doses?.find(({ mostPopular }) => mostPopular);
  if (product === undefined || variation === undefined || dose === undefined) {
    throw new Error(`The seed has no popular choice of ${type}`);
  }
  const reception = variation.frequencyOfReception?.[2] ?? variation.frequencyOfReception?.[0];
  const monthly = dose.calculationAsPackage ? dose.price : dose.price * usesOf(reception);
  const quarterly = dose.specialQuarterlyPrice ?? monthly * 3;
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
    frequencyOfReception: reception ?? 'daily',
    frequencyOfDelivery: delivery,
    packageType: variation.packageTypes?.[0] ?? 'bottle',
    price: delivery === 'monthly' ? monthly : quarterly,
  };
}
