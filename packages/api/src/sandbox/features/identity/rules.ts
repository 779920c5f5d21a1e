import type { LifecycleState } from '../../core/lifecycleState.ts';

/** Medical photos of one subscription at most; enough for every follow-up. */
const MOST_PHOTOS = 30;

const over: Partial<Record<LifecycleState, string>> = {
  declined: 'Subscription is declined and takes no more pictures',
  cancelled: 'Subscription is canceled and takes no more pictures',
};

/** Why a subscription takes no more pictures, as a message for the patient; undefined when it does. */
export function pictureConflict(state: LifecycleState, photos = 0): string | undefined {
  if (photos > MOST_PHOTOS) return `A subscription holds ${MOST_PHOTOS} photos at most`;
  return over[state];
}
