import { environmentAtom } from '#shared/environment.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { family } from '#shared/service/atomFamily.ts';
import type { SubscriptionChange } from '../rules/actions.ts';
import { subscriptionActions, type ChangeRequest } from '../changes/subscriptionActions.ts';
import { wasMade } from '../rules/wasMade.ts';
import { subscriptionMutation } from './subscriptionMutation.ts';
import { WINBACK_COUPONS } from './winback.ts';

/** Mutation of one change. */
export const changeSubscriptionAtom = family((change: SubscriptionChange) =>
  subscriptionMutation<Omit<ChangeRequest, 'hasWinback'>>(['changeSubscription', change], (get) => {
    const { session } = get(environmentAtom);
    const cache = get(cacheAtom);
    return {
      send: (client, request) =>
        subscriptionActions[change].send(client, {
          ...request,
          hasWinback: session.recall('winbackUser') === true,
        }),
      isMade: (after, { periods }) => wasMade(change, after, { periods }),
      onSuccess() {
        if (change !== 'reactivate') return;
        // An offer is used once: the account no longer has it.
        session.keep('winbackUser', undefined);
        void cache.invalidateQueries({ queryKey: ['me'] });
        void cache.invalidateQueries({ queryKey: [WINBACK_COUPONS] });
      },
    };
  }),
);
