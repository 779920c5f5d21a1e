import { atom } from 'jotai';
import { unwrap, unwrapOne, type Subscription } from '@patient/api';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { cacheAtom, invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { clientAtom } from '#shared/service/client.ts';
import type { NewCard } from '#features/payment/index.ts';

/**
 * Reads anew what a card pays, and shows it: a page can stay open while a bill fails on the card on file.
 * @throws ApiError without a notification
 */
export const readCardUsesAtom = atom(
  null,
  async (get, _set, patientId: string): Promise<readonly Subscription[]> => {
    const cache = get(cacheAtom);
    const params = { query: { patientId } };
    const read = await unwrap(get(clientAtom).GET('/api/subscriptions', { params }));
    // One that is still under way may be older.
    await cache.cancelQueries({ queryKey: subscriptionKeys.list, exact: true });
    return cache.setQueryData<Subscription[]>(subscriptionKeys.list, read) ?? read;
  },
);

/** What a new card can change: it also pays failed bills. */
const CARD_QUERIES = [ACCOUNT, subscriptionKeys.list, ...subscriptionKeys.each()];

/**
 * Replaces the card on file (PUT /api/patient/{id}; docs/decisions, "A new card"). Resolves once what it has settled has
 * been read again.
 */
export const replaceCardAtom = mutation<NewCard & { readonly id: string }>('updatePatient', {
  send: (client, { id, paymentToken, billing }) =>
    unwrapOne(
      client.PUT('/api/patient/{id}', {
        params: { path: { id } },
        body: {
          paymentToken,
          payment: { sameAsShipping: billing === undefined, ...(billing && { billing }) },
        },
      }),
    ),
  showsDone: true,
  onSuccess: ({ cache }) => invalidate(cache, CARD_QUERIES),
  refetchOnError: () => CARD_QUERIES,
});
