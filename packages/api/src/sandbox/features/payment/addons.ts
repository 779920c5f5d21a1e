import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { type Addon } from '../../core/schema.ts';

/** Returns addons for a subscription by id; throws a 400 for one that is not offered with its treatment. */
export function checkedAddons(
  { store }: Context,
  { productType }: SubscriptionRecord,
  addonIds: readonly string[],
): Addon[] {
  return [...new Set(addonIds)].map((id) => {
    const addon = store.get('addons', SHARED, id);
    const fits = addon?.productTypes?.includes(productType) ?? true;
    if (addon === undefined || !fits)
      throw new HttpError(400, 'This addon is not offered with the treatment');
    return addon;
  });
}

/** Addons of a plan. All addons in the sandbox are active. */
export const addons: Feature = (routes, { store }) => {
  routes.patient.get('/api/addons', 'listAddons', ({ query, reply }) => {
    const { appliesTo } = query;
    const found = store
      .list('addons', SHARED)
      .filter(
        ({ productTypes = [] }) => appliesTo === undefined || productTypes.some((type) => type === appliesTo),
      );
    return reply(200, { data: query.status === 'active' ? found.slice(0, defaulted(query.limit)) : [] });
  });
};
