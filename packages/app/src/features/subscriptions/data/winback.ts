import { unwrap, type Coupon, type ProductType } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { query } from '#shared/service/query.ts';

/** Coupons of a treatment's win-back offer: those that are listed for reactivating, without those that are offered anyway. */
export const winbackCouponsAtom = query(
  'listCoupons',
  async ({ client, signal }, productType: ProductType | undefined): Promise<Coupon[]> => {
    const listed = (occasion: { readonly action?: string }) => {
      const filter = { limit: LIMITS.couponsLimit, status: 'active', ...occasion };
      const treatment = productType && { appliesTo: productType };
      return unwrap(client.GET('/api/coupons', { params: { query: { ...filter, ...treatment } }, signal }));
    };
    const [reactivating, anyway] = await Promise.all([listed({ action: 'reactivate' }), listed({})]);
    const known = new Set(anyway.map(({ _id }) => _id));
    return reactivating.filter(({ _id }) => !known.has(_id));
  },
  (_get, [productType]) => ({ enabled: productType !== undefined }),
);

/** Whether the patient passed the offer for a subscription; stored on the device until the session ends. */
export const winbackPassedAtom = storedDraft('winback passed', (kept) => (kept === true ? kept : undefined));
