import { atom } from 'jotai';
import { unwrap, type ProductType } from '@patient/api';
import { PRICES } from '#shared/pricing/index.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { LIMITS } from '#shared/limits.ts';
import { PRODUCT_TYPES } from '#shared/treatments.ts';
import { family } from '#shared/service/atomFamily.ts';

/** Products of a treatment (GET /api/products). */
export const productsAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: ['products', productType],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/api/products', { params: { query: { productType } }, signal })),
    };
  }),
);

/** Add-ons of a treatment (GET /api/addons). */
export const addonsAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: ['addons', productType],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/addons', {
            params: {
              query: {
                limit: LIMITS.addonsLimit,
                action: 'registration',
                appliesTo: productType,
                status: 'active',
              },
            },
            signal,
          }),
        ),
    };
  }),
);

/** Data only, for the query of prices, which must not read the products query itself (see `patientAtom`). */
const offeredAtom = family((productType: ProductType) => atom((get) => get(productsAtom(productType)).data));

/** Key of a pricing query. */
interface Priced {
  readonly subscriptionId: string;
  readonly productType: ProductType;
}

const key = ({ productType, subscriptionId }: Priced) => `${productType} ${subscriptionId}`;

/** Prices of a treatment's choices, with the subscription's coupons (GET product-pricing). */
const pricingFamily = family((wanted: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    const [type = '', subscriptionId = ''] = wanted.split(' ');
    const productType = PRODUCT_TYPES.find((known) => known === type) ?? 'ed';
    const products = get(offeredAtom(productType)) ?? [];
    return {
      queryKey: [PRICES, 'choices', subscriptionId, products.map(({ _id }) => _id)],
      enabled: products.length > 0,
      queryFn: async ({ signal }) => {
        const answers = products.map(({ _id: productId }) =>
          unwrap(
            client.GET('/api/products/{productId}/product-pricing', {
              params: { path: { productId }, query: { listAllProducts: false, subscriptionId } },
              signal,
            }),
          ),
        );
        return (await Promise.all(answers)).flat();
      },
    };
  }),
);

/** Prices of a treatment's choices. */
export const pricingAtom = (wanted: Priced) => pricingFamily(key(wanted));
