import { atom } from 'jotai';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { isRegistering, stepOf, stepsOf } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { cacheSubscription, subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { mutation } from '#shared/service/mutation.ts';
import { findCurrentSubscription } from '../rules/places.ts';

/** Counts mounts of /steps: the stored choice can have changed since the last one. */
const mountsAtom = atom(0);
mountsAtom.onMount = (set) => set((before) => before + 1);

/** The registration as /steps showed it last. */
export const shownRegistrationAtom = atom<Subscription | undefined>(undefined);
shownRegistrationAtom.onMount = (set) => () => set(undefined);

/** Whether the registration that /steps shows has been sent, here or on another device. */
export const isSentAtom = atom((get) => {
  const id = get(shownRegistrationAtom)?._id;
  return (get(subscriptionsAtom).data ?? []).some(
    ({ _id, registrationDoneDate }) => _id === id && registrationDoneDate !== undefined,
  );
});

/**
 * Subscription of /steps; undefined while the list loads, and when nothing is being registered. One that was sent stays as it
 * was shown until the page has left it: no other step, and no other registration, takes its place for a moment.
 */
export const currentSubscriptionAtom = atom((get) => {
  get(mountsAtom);
  if (get(isSentAtom)) return get(shownRegistrationAtom);
  const chosen = get(environmentAtom).tab.get('currentSubscription');
  return findCurrentSubscription(get(subscriptionsAtom).data ?? [], chosen);
});

/** Histories of steps, by subscription and step. In memory only: ids of follow-up questions reveal answers. */
export const stepHistoriesAtom = atom<Readonly<Record<string, readonly string[] | undefined>>>({});

/** Id of the subscription whose patient came back from the summary to change something. */
export const reviewedAtom = atom<string | undefined>(undefined);

/** Move requested by the patient. */
export interface StepMove {
  /** As it is shown. */
  readonly subscription: Subscription;
  readonly move: 'prev' | 'next';
  /** Step to move on to; without it, the next one. */
  readonly target?: string;
}

const fetchOne = (client: ApiClient, id: string) =>
  unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } } }));

/**
 * Moves one step; resolves to the subscription as the service has it, since the one that is shown may lack what was just
 * saved. Does nothing if another tab, or a call whose response was lost, has already moved.
 */
export async function moveStep(client: ApiClient, { subscription, move }: StepMove): Promise<Subscription> {
  const { _id: id } = subscription;
  const shown = stepOf(subscription);
  const hasMoved = (now: Subscription) => isRegistering(now) && stepOf(now) !== shown;
  const before = await fetchOne(client, id);
  if (hasMoved(before)) return before;
  try {
    const { registrationStep } = await unwrapOne(
      client.PATCH('/api/v2/subscription/stepper/{id}', { params: { path: { id } }, body: { step: move } }),
    );
    return { ...before, registrationStep };
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    const after = await fetchOne(client, id).catch(() => undefined);
    if (after === undefined || !hasMoved(after)) throw error;
    return after;
  }
}

const MOVE = 'moveRegistrationStep';

/**
 * Mutation of a move; resolves to the subscription at its new step (specification section 4). Over several steps, it stops
 * where the service requires something first; after a failure on the way, the page shows the step that it reached.
 */
export const moveStepAtom = mutation<StepMove, Subscription>(MOVE, {
  async send(client, { subscription, move, target }, { cache }) {
    const order = stepsOf(subscription);
    const rest = (from: Subscription) => {
      const distance = target === undefined ? 0 : order.indexOf(target) - order.indexOf(stepOf(from));
      return move === 'prev' ? -distance : distance;
    };
    let at = await moveStep(client, { subscription, move });
    try {
      // oxlint-disable-next-line no-await-in-loop -- each step starts where the one before it ended
      while (rest(at) > 0) at = await moveStep(client, { subscription: at, move });
    } catch (error) {
      // The step itself shows what it requires.
      if (move === 'prev' || mayHaveSucceeded(error)) {
        await cacheSubscription(cache, at);
        throw error;
      }
    }
    return at;
  },
  onSuccess: ({ cache }, moved) => cacheSubscription(cache, moved),
});

/** Moves, unless another move is pending: a second press can come before the next render. Resolves to undefined then. */
export const requestMoveAtom = atom(
  null,
  async (get, _set, request: StepMove): Promise<Subscription | undefined> =>
    get(cacheAtom).isMutating({ mutationKey: [MOVE] }) > 0
      ? undefined
      : get(moveStepAtom).mutateAsync(request),
);
