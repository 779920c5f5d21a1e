import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { type Addon } from '../../core/schema.ts';

/** Addons of a subscription by id; a 400 for one that is not offered with its treatment. */
export function addonsToUse(
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

/** Things that can be added to a plan. All that the sandbox has are active and for every occasion. */
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
