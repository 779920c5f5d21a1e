import { atomWithMutation } from 'jotai-tanstack-query';
import type { Subscription } from '@patient/api';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';
import type { SubscriptionChange } from '../rules/actions.ts';
import { subscriptionActions, type ChangeRequest } from '../subscriptionActions.ts';

/** Mutation of one change; its result replaces the subscription in the cache. */
export const changeSubscriptionAtom = family((change: SubscriptionChange) =>
  atomWithMutation<Subscription, Omit<ChangeRequest, 'hasWinback'>, Error>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    const { session } = get(environmentAtom);
    const { send } = subscriptionActions[change];
    return {
      mutationKey: ['changeSubscription', change],
      mutationFn: (request) =>
        send(client, { ...request, hasWinback: session.recall('winbackUser') === true }),
      onSuccess: (changed) => {
        cache.setQueryData<Subscription>(subscriptionKeys.one(changed._id), changed);
        cache.setQueryData<Subscription[]>(subscriptionKeys.list, (before) =>
          before?.map((one) => (one._id === changed._id ? changed : one)),
        );
        return cache.invalidateQueries({ queryKey: subscriptionKeys.charges(changed._id) });
      },
      // The response can be lost after the change was made.
      onError: (_error, { id }) =>
        Promise.all([
          cache.invalidateQueries({ queryKey: subscriptionKeys.one(id) }),
          cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
        ]),
    };
  }, cacheOf),
);
