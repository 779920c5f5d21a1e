import { atom } from 'jotai';
import { ApiError, unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import {
  findCurrentSubscription,
  initialStepHistory,
  isRegistering,
  positionOf,
  stepOf,
  stepsOf,
} from '@patient/api/model';
import { visitActionsAtom, visitHistoryAtom, visitOfStep } from '#features/questionnaire/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { cacheSubscription, subscriptionsAtom } from '#shared/subscriptions.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { mutation } from '#shared/service/mutation.ts';

/** Number of mounts of /steps; makes `currentSubscriptionAtom` read tab storage again on each mount. */
const mountsAtom = atom(0);
mountsAtom.onMount = (set) => set((before) => before + 1);

/** Registration that /steps rendered last. */
export const shownRegistrationAtom = atom<Subscription | undefined>(undefined);
shownRegistrationAtom.onMount = (set) => () => set(undefined);

/** Whether the registration that /steps shows has been submitted, in this tab or elsewhere. */
export const isSentAtom = atom((get) => {
  const id = get(shownRegistrationAtom)?._id;
  return (get(subscriptionsAtom).data ?? []).some(
    ({ _id, registrationDoneDate }) => _id === id && registrationDoneDate !== undefined,
  );
});

/**
 * Subscription of /steps; undefined while the list loads and when nothing is being registered. After it is submitted, the
 * last rendered version stays until the page navigates away, so that no other step or registration flashes.
 */
export const currentSubscriptionAtom = atom((get) => {
  get(mountsAtom);
  if (get(isSentAtom)) return get(shownRegistrationAtom);
  const chosen = get(environmentAtom).tab.get('currentSubscription');
  return findCurrentSubscription(get(subscriptionsAtom).data ?? [], chosen);
});

/** Step of a registration; without a subscription while it loads. */
interface StepName {
  readonly subscription: Subscription | undefined;
  readonly step: string;
}

/**
 * Visited parts of a step, the last one shown. Those of a questionnaire follow from its position. Writing an empty history opens
 * the step as if it was new.
 */
export const stepHistoryAtom = family(
  ({ subscription, step }: StepName) => {
    const visit = visitOfStep(subscription, step);
    const visitedAtom = atom<readonly string[]>([]);
    return atom(
      (get) => {
        if (visit) return get(visitHistoryAtom(visit));
        const visited = get(visitedAtom);
        return visited.length > 0 ? visited : initialStepHistory(step);
      },
      (get, set, history: readonly string[]): void => {
        if (visit === undefined) return set(visitedAtom, history);
        const { reopen, show } = get(visitActionsAtom(visit));
        return history.length > 0 ? show(positionOf(history)) : reopen();
      },
    );
  },
  ({ subscription, step }) => `${subscription?._id} ${subscription?.productType} ${step}`,
);

/** Sets the history of a step. */
export const setStepHistoryAtom = atom(null, (_get, set, name: StepName, history: readonly string[]) =>
  set(stepHistoryAtom(name), history),
);

/** ID of the subscription that the patient is changing from the summary. */
export const reviewedAtom = atom<string | undefined>(undefined);

/** Move requested by the patient. */
export interface StepMove {
  /** Subscription as rendered. */
  readonly subscription: Subscription;
  readonly move: 'prev' | 'next';
  /** Step to move to; by default the adjacent one. */
  readonly target?: string;
}

const fetchOne = (client: ApiClient, id: string) =>
  unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } } }));

/** Statuses of a service that knows the step 'prev' only, the one that the specification names. */
const UNKNOWN_MOVE: ReadonlySet<number | undefined> = new Set([400, 404, 405, 422, 501]);

/**
 * Sends a move; resolves to the new step. For a service without 'next', the next step of the order is saved with the subscription,
 * which the service rejects if something is missing.
 */
async function sendMove(client: ApiClient, before: Subscription, move: StepMove['move']): Promise<string> {
  const params = { path: { id: before._id } };
  try {
    const call = client.PATCH('/api/v2/subscription/stepper/{id}', { params, body: { step: move } });
    return (await unwrapOne(call)).registrationStep;
  } catch (error) {
    const order = stepsOf(before);
    const registrationStep = order[order.indexOf(stepOf(before)) + 1];
    const isUnknown = error instanceof ApiError && error.kind === 'http' && UNKNOWN_MOVE.has(error.status);
    if (move === 'prev' || !isUnknown || registrationStep === undefined) throw error;
    const after = await unwrapOne(
      client.PUT('/api/subscription/{id}', { params, body: { registrationStep } }),
    );
    return after.registrationStep ?? registrationStep;
  }
}

/**
 * Moves one step. Resolves to a freshly fetched subscription, because the rendered one may lack the latest changes. Sends
 * nothing if the subscription has already moved, in another tab or by a request with a lost response.
 */
export async function moveStep(client: ApiClient, { subscription, move }: StepMove): Promise<Subscription> {
  const { _id: id } = subscription;
  const shown = stepOf(subscription);
  const hasMoved = (now: Subscription) => isRegistering(now) && stepOf(now) !== shown;
  const before = await fetchOne(client, id);
  if (hasMoved(before)) return before;
  try {
    return { ...before, registrationStep: await sendMove(client, before, move) };
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    const after = await fetchOne(client, id).catch(() => undefined);
    if (after === undefined || !hasMoved(after)) throw error;
    return after;
  }
}

const MOVE = 'moveRegistrationStep';

/**
 * Moves to another step; resolves to the subscription at its new step (specification section 4). A move over several steps
 * stops at a step where the service requires more input. After any other failure, the page shows the last step reached.
 */
export const moveStepAtom = mutation<StepMove, Subscription>(MOVE, {
  isQuiet: true,
  async send(client, { subscription, move, target }, { cache }) {
    const order = stepsOf(subscription);
    const remainingSteps = (from: Subscription) => {
      const distance = target === undefined ? 0 : order.indexOf(target) - order.indexOf(stepOf(from));
      return move === 'prev' ? -distance : distance;
    };
    let at = await moveStep(client, { subscription, move });
    try {
      // oxlint-disable-next-line no-await-in-loop -- each move starts from the result of the previous one
      while (remainingSteps(at) > 0) at = await moveStep(client, { subscription: at, move });
    } catch (error) {
      // Otherwise the step that was reached shows what is missing.
      if (move === 'prev' || mayHaveSucceeded(error)) {
        cacheSubscription(cache, at);
        throw error;
      }
    }
    return at;
  },
  onSuccess: ({ cache }, moved) => cacheSubscription(cache, moved),
});

/** Moves, or resolves to undefined if a move is pending: a second press can precede the render that disables the button. */
export const requestMoveAtom = atom(
  null,
  async (get, _set, request: StepMove): Promise<Subscription | undefined> =>
    get(cacheAtom).isMutating({ mutationKey: [MOVE] }) > 0
      ? undefined
      : get(moveStepAtom).mutateAsync(request),
);
