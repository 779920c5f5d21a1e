import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne } from '@patient/api';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import type { NewCard } from '../../payment/index.ts';

/**
 * Replaces the card on file (PUT /api/patient/{id}; docs/decisions, "A new card"). Resolves once what it has settled has
 * been read again.
 */
export const replaceCardAtom = atomWithMutation<unknown, NewCard & { readonly id: string }, Error>((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['replaceCard'],
    mutationFn: ({ id, paymentToken, billing }) =>
      unwrapOne(
        client.PUT('/api/patient/{id}', {
          params: { path: { id } },
          body: {
            paymentToken,
            payment: { sameAsShipping: billing === undefined, ...(billing && { billing }) },
          },
        }),
      ),
    // A failed call can still have replaced it.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['me'] }),
        cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
        cache.invalidateQueries({ queryKey: subscriptionKeys.each }),
      ]),
  };
}, cacheOf);
