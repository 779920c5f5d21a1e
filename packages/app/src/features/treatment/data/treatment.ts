import { atom } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrap, unwrapOne, type ProductType, type Subscription } from '@patient/api';
import { LIMITS } from '../../../shared/limits.ts';
import type { planSelection } from '../rules/treatmentReset.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { queryAtom } from '../../../shared/service/queryAtom.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { keepSubscription } from '../../../shared/patient/keepSubscription.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';

/** Prices are refetched when a plan or its coupons change. */
export const PRICES = 'prices';

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
    const productType = productTypes.find((known) => known === type) ?? 'ed';
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

const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

/** Prices of a treatment's choices. */
export const pricingAtom = (wanted: Priced) => pricingFamily(key(wanted));

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

/** Change of a plan; absent fields stay. */
export interface PlanChange {
  readonly id: string;
  readonly plan?: ReturnType<typeof planSelection>;
  readonly addonIds?: readonly string[];
  readonly couponIds?: readonly string[];
}

/** Changes a plan during registration (PUT /api/subscription/{id}); the response replaces the cached subscription. */
export const changePlanAtom = atomWithMutation<Subscription, PlanChange, Error>((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['changePlan'],
    // One after the other: the service must not get an older choice after a newer one.
    scope: { id: 'changePlan' },
    mutationFn: ({ id, plan, addonIds, couponIds }) =>
      unwrapOne(
        client.PUT('/api/subscription/{id}', {
          params: { path: { id } },
          body: {
            ...(plan && { plan }),
            ...(addonIds && { addonIds: [...addonIds] }),
            ...(couponIds && { couponIds: [...couponIds] }),
          },
        }),
      ),
    onSuccess: async (changed) => {
      await keepSubscription(cache, changed);
      return cache.invalidateQueries({ queryKey: [PRICES] });
    },
    // The response can be lost after the change was made.
    onError: (_error, { id }) =>
      Promise.all(
        [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  };
}, cacheOf);
