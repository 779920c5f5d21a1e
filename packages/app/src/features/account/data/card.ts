import { unwrapOne } from '@patient/api';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { subscriptionKeys } from '#shared/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import type { NewCard } from '#features/payment/index.ts';

/** Queries to refetch after a card is replaced: the new card also pays failed bills. */
const CARD_QUERIES = [ACCOUNT, subscriptionKeys.list, ...subscriptionKeys.each()];

/**
 * Replaces the card on file (PUT /api/patient/{id}; docs/decisions, "A new card"). Resolves after refetching what it may have
 * changed.
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
  onSuccess: ({ cache }) => invalidate(cache, CARD_QUERIES),
  refetchOnError: () => CARD_QUERIES,
});
