import { atom } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { ApiError, unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { isRegistering, stepOf } from '@patient/api/model';
import { findCurrentSubscription } from '../rules/stepper.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { subscriptionKeys, subscriptionsAtom } from '../../../shared/patient/subscriptions.ts';

/** Counts mounts of /steps: the stored choice can have changed since the last one. */
const mountsAtom = atom(0);
mountsAtom.onMount = (set) => set((before) => before + 1);

/** Subscription of /steps; undefined while the list loads, and when nothing is being registered. */
export const currentSubscriptionAtom = atom((get) => {
  get(mountsAtom);
  const chosen = get(environmentAtom).currentSubscription.read();
  return findCurrentSubscription(get(subscriptionsAtom).data ?? [], chosen);
});

/** Move requested by the patient. */
export interface StepMove {
  /** As it is shown. */
  readonly subscription: Subscription;
  readonly move: 'prev' | 'next';
}

const fetchOne = (client: ApiClient, id: string) =>
  unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } } }));

/**
 * Moves one step. Does nothing if another tab, or a call whose response was lost, has already moved.
 */
export async function moveStep(client: ApiClient, { subscription, move }: StepMove): Promise<Subscription> {
  const shown = stepOf(subscription);
  const movedTo = async () => {
    const now = await fetchOne(client, subscription._id);
    return isRegistering(now) && stepOf(now) !== shown ? now : undefined;
  };
  const moved = await movedTo();
  if (moved) return moved;
  try {
    const { registrationStep } = await unwrapOne(
      client.PATCH('/api/v2/subscription/stepper/{id}', {
        params: { path: { id: subscription._id } },
        body: { step: move },
      }),
    );
    return { ...subscription, registrationStep };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'http') throw error;
    const after = await movedTo().catch(() => undefined);
    if (after === undefined) throw error;
    return after;
  }
}

/** Mutation of a move; resolves to the subscription at its new step (specification section 4). */
export const moveStepAtom = atomWithMutation<Subscription, StepMove, Error>((get) => {
  // A lost answer is recovered from, so only a move that fails for good is worth a notification.
  const client = get(quietClientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['moveStep'],
    mutationFn: (request) => moveStep(client, request),
    onSuccess: (moved) => {
      cache.setQueryData<Subscription>(subscriptionKeys.one(moved._id), moved);
      cache.setQueryData<Subscription[]>(subscriptionKeys.list, (before) =>
        before?.map((one) => (one._id === moved._id ? moved : one)),
      );
    },
  };
}, cacheOf);
