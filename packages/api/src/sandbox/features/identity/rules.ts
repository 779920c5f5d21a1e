import type { LifecycleState } from '../../../model/subscriptions/status.ts';

/** Maximum number of medical photos of a subscription, including follow-ups. */
const MAX_PHOTOS = 30;

const endedMessages: Partial<Record<LifecycleState, string>> = {
  declined: 'Subscription is declined and takes no more pictures',
  canceled: 'Subscription is canceled and takes no more pictures',
};

/** Message for the patient if a subscription accepts no more pictures; undefined if it does. */
export function pictureConflict(state: LifecycleState, photos = 0): string | undefined {
  if (photos > MAX_PHOTOS) return `A subscription holds ${MAX_PHOTOS} photos at most`;
  return endedMessages[state];
}
