import { unwrap, type Coupon, type ProductType } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { query } from '#shared/service/query.ts';

/** Coupons of a treatment's win-back offer: those that are listed for reactivating, without those that are offered anyway. */
export const winbackCouponsAtom = query(
  'listCoupons',
  async ({ client, signal }, productType: ProductType): Promise<Coupon[]> => {
    const listed = (occasion: { readonly action?: string }) => {
      const asked = { limit: LIMITS.couponsLimit, appliesTo: productType, status: 'active', ...occasion };
      return unwrap(client.GET('/api/coupons', { params: { query: asked }, signal }));
    };
    const [reactivating, anyway] = await Promise.all([listed({ action: 'reactivate' }), listed({})]);
    const known = new Set(anyway.map(({ _id }) => _id));
    return reactivating.filter(({ _id }) => !known.has(_id));
  },
);
