import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';

/** What the service can be asked to do with a subscription. */
export type SubscriptionChange = 'pause' | 'resume' | 'skip' | 'cancel' | 'reactivate';

/** A change a patient confirmed. */
export interface ChangeRequest {
  readonly id: string;
  /** Billing periods to pause or to skip. @default 1 */
  readonly periods?: number;
}

interface Call {
  readonly operation: string;
  readonly send: (client: ApiClient, request: ChangeRequest, isWinback: boolean) => Promise<Subscription>;
}

const at = ({ id }: ChangeRequest) => ({ path: { id } });

const calls: Readonly<Record<SubscriptionChange, Call>> = {
  pause: {
    operation: 'PATCH /api/subscription/pause/{id}',
    send: (client, request) =>
      unwrapOne(
        client.PATCH('/api/subscription/pause/{id}', {
          params: at(request),
          body: { periods: request.periods ?? 1 },
        }),
      ),
  },
  resume: {
    operation: 'PATCH /api/subscription/resume/{id}',
    send: (client, request) =>
      unwrapOne(client.PATCH('/api/subscription/resume/{id}', { params: at(request) })),
  },
  skip: {
    operation: 'PUT /api/subscription/skip/{id}',
    send: (client, request) =>
      unwrapOne(
        client.PUT('/api/subscription/skip/{id}', {
          params: at(request),
          body: { skipPeriods: request.periods ?? 1 },
        }),
      ),
  },
  cancel: {
    operation: 'PATCH /api/subscription/cancel/{id}',
    send: (client, request) =>
      unwrapOne(client.PATCH('/api/subscription/cancel/{id}', { params: at(request) })),
  },
  reactivate: {
    operation: 'PATCH /api/subscription/reactivate/{id}',
    // The offer to come back is this device's, and the service knows whether it still holds.
    send: (client, request, winback) =>
      unwrapOne(
        client.PATCH('/api/subscription/reactivate/{id}', {
          params: { ...at(request), query: { winback, fromPopup: true } },
        }),
      ),
  },
};

/** The mutation of one change; its answer takes the old subscription's place wherever that is shown. */
export const changeSubscriptionAtom = family((change: SubscriptionChange) =>
  atomWithMutation<Subscription, ChangeRequest, Error>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    const { session } = get(environmentAtom);
    const { operation, send } = calls[change];
    return {
      mutationKey: ['changeSubscription', change],
      meta: { operation },
      mutationFn: (request) => send(client, request, session.recall('winbackUser') === true),
      onSuccess: (changed) => {
        cache.setQueryData<Subscription>(subscriptionKeys.one(changed._id), changed);
        cache.setQueryData<Subscription[]>(subscriptionKeys.list, (before) =>
          before?.map((one) => (one._id === changed._id ? changed : one)),
        );
        return cache.invalidateQueries({ queryKey: subscriptionKeys.charges(changed._id) });
      },
      // The answer may be lost while the change was made: what the service says now is the truth.
      onError: (_error, { id }) =>
        Promise.all([
          cache.invalidateQueries({ queryKey: subscriptionKeys.one(id) }),
          cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
        ]),
    };
  }, cacheOf),
);
