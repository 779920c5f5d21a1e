import { atom } from 'jotai';
import { unwrap, type ProductType } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { PRICES } from '#shared/pricing/index.ts';
import { family } from '#shared/service/atomFamily.ts';
import { query } from '#shared/service/query.ts';

/** Products of a treatment. */
export const productsAtom = query('listProducts', ({ client, signal }, productType: ProductType) =>
  unwrap(client.GET('/api/products', { params: { query: { productType } }, signal })),
);

/** Add-ons of a treatment. */
export const addonsAtom = query('listAddons', ({ client, signal }, appliesTo: ProductType) => {
  const filter = { limit: LIMITS.addonsLimit, action: 'registration', appliesTo, status: 'active' };
  return unwrap(client.GET('/api/addons', { params: { query: filter }, signal }));
});

/** Ids only: the prices build on them, and must not change with each fetch of the products (see `patientAtom`). */
const productIdsAtom = family((productType: ProductType) =>
  atom((get) => (get(productsAtom(productType)).data ?? []).map(({ _id }) => _id).join(' ')),
);

const pricingQuery = query(
  [PRICES, 'listProductPricing'],
  async ({ client, signal }, subscriptionId: string, productIds: string) => {
    const answers = productIds.split(' ').map((productId) => {
      const params = { path: { productId }, query: { listAllProducts: false, subscriptionId } };
      return unwrap(client.GET('/api/products/{productId}/product-pricing', { params, signal }));
    });
    return (await Promise.all(answers)).flat();
  },
  (_get, [, productIds]) => ({ enabled: productIds !== '' }),
);

const pricingFamily = family((subscriptionId: string) =>
  family((productType: ProductType) =>
    atom((get) => get(pricingQuery(subscriptionId, get(productIdsAtom(productType))))),
  ),
);

/** Prices of a treatment's choices, with the subscription's coupons. */
export const pricingAtom = ({
  subscriptionId,
  productType,
}: {
  readonly subscriptionId: string;
  readonly productType: ProductType;
}) => pricingFamily(subscriptionId)(productType);
