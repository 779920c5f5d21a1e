import { unwrap } from '@patient/api';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { LIMITS } from '#shared/limits.ts';

/** Key of a subscription's coming sums. */
export const periodPricesKey = (id: string) => [...subscriptionKeys.one(id), 'prices'];

/** Sums of the coming periods, the next first (GET /api/subscription-price/{id}). */
export const periodPricesAtom = family((id: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: periodPricesKey(id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/subscription-price/{id}', {
            params: { path: { id }, query: { periods: LIMITS.pricePeriods } },
            signal,
          }),
        ),
    };
  }),
);
