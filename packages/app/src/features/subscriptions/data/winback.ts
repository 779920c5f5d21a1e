import { unwrap, type Coupon, type ProductType } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { query } from '#shared/service/query.ts';

/** Coupons of a treatment's win-back offer: those for reactivating, without those that apply without reactivating. */
export const winbackCouponsAtom = query(
  'listCoupons',
  async ({ client, signal }, productType: ProductType | undefined): Promise<Coupon[]> => {
    const list = (occasion: { readonly action?: string }) => {
      const filter = { limit: LIMITS.couponsLimit, status: 'active', ...occasion };
      const treatment = productType && { appliesTo: productType };
      return unwrap(client.GET('/api/coupons', { params: { query: { ...filter, ...treatment } }, signal }));
    };
    const [reactivating, regular] = await Promise.all([list({ action: 'reactivate' }), list({})]);
    const regularIds = new Set(regular.map(({ _id }) => _id));
    return reactivating.filter(({ _id }) => !regularIds.has(_id));
  },
  (_get, [productType]) => ({ enabled: productType !== undefined }),
);

/** Whether the patient dismissed the offer for a subscription; stored on the device until the session ends. */
export const winbackDismissedAtom = storedDraft('winback passed', (stored) =>
  stored === true ? stored : undefined,
);
