import { unwrap, type Coupon, type ProductType } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { quietClientAtom } from '#shared/service/client.ts';

/** Key of the coupons of win-back offers. */
export const WINBACK_COUPONS = 'winbackCoupons';

/** Key of the coupons of a treatment's win-back offer. */
export const winbackKey = (productType: ProductType) => [WINBACK_COUPONS, productType];

/**
 * Coupons of a win-back offer (GET /api/coupons): those that are listed for reactivating, without those that are offered
 * anyway.
 */
export const winbackCouponsAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(quietClientAtom);
    return {
      queryKey: winbackKey(productType),
      queryFn: async ({ signal }): Promise<Coupon[]> => {
        const listed = (occasion: { readonly action?: string }) =>
          unwrap(
            client.GET('/api/coupons', {
              params: {
                query: { limit: LIMITS.couponsLimit, appliesTo: productType, status: 'active', ...occasion },
              },
              signal,
            }),
          );
        const [reactivating, anyway] = await Promise.all([listed({ action: 'reactivate' }), listed({})]);
        const known = new Set(anyway.map(({ _id }) => _id));
        return reactivating.filter(({ _id }) => !known.has(_id));
      },
    };
  }),
);
