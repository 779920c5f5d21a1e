import { atom, type Getter, type Setter } from 'jotai';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { isRegistering, stepOf } from '@patient/api/model';
import { findCurrentSubscription } from '../rules/stepper.ts';
import { environmentAtom } from '#shared/environment.ts';
import { mutation } from '#shared/service/mutation.ts';
import { isUnanswered } from '#shared/service/isUnanswered.ts';
import { keepSubscription, subscriptionsAtom } from '#shared/patient/subscriptions.ts';

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

/** Move requested by the patient. */
export interface StepMove {
  /** As it is shown. */
  readonly subscription: Subscription;
  readonly move: 'prev' | 'next';
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
    if (!isUnanswered(error)) throw error;
    const after = await fetchOne(client, id).catch(() => undefined);
    if (after === undefined || !hasMoved(after)) throw error;
    return after;
  }
}

/** Mutation of a move; resolves to the subscription at its new step (specification section 4). */
export const moveStepAtom = mutation<StepMove, Subscription>('moveRegistrationStep', {
  send: moveStep,
  onSuccess: ({ cache }, moved) => keepSubscription(cache, moved),
});

const isMovingAtom = atom(false);

/**
 * Runs one move at a time, however often it is pressed: a second press can come before the next render. Resolves to
 * undefined while another move is under way.
 */
export async function oneMove(
  get: Getter,
  set: Setter,
  move: () => Promise<Subscription>,
): Promise<Subscription | undefined> {
  if (get(isMovingAtom)) return undefined;
  set(isMovingAtom, true);
  try {
    return await move();
  } finally {
    set(isMovingAtom, false);
  }
}

/** Moves one step; see {@link oneMove}. */
export const requestMoveAtom = atom(null, (get, set, request: StepMove) =>
  oneMove(get, set, () => get(moveStepAtom).mutateAsync(request)),
);
