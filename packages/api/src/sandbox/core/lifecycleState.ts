import type { Subscription } from './schema.ts';

/** Stage of a subscription, which alone decides what may be done with it. */
export type LifecycleState =
  'actionRequired' | 'inReview' | 'active' | 'paused' | 'declined' | 'cancelled' | 'renewal' | 'other';

/** Statuses that hold whatever the approval says: an approved subscription can still be paused or cancelled. */
const settled: Record<string, LifecycleState> = {
  pause: 'paused',
  cancel: 'cancelled',
  declined: 'declined',
  not_verified: 'declined',
  renewal: 'renewal',
  completed: 'other',
};

const open: Record<string, LifecycleState> = {
  pending: 'inReview',
  pre_screened: 'inReview',
  hold: 'inReview',
  in_progress: 'actionRequired',
  active: 'active',
};

/** Reads the state off the raw status and the approval (specification section 4, decisions "Subscriptions"). */
export function lifecycleStateOf({
  status = '',
  isApproved,
}: Pick<Subscription, 'status' | 'isApproved'>): LifecycleState {
  return settled[status] ?? (isApproved ? 'active' : (open[status] ?? 'other'));
}
