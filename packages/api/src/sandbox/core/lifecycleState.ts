import type { Subscription } from './schema.ts';

/** Stage of a subscription, which decides what can be done with it. */
export type LifecycleState =
  | 'actionRequired'
  | 'inReview'
  | 'active'
  | 'paused'
  | 'declined'
  | 'cancelled'
  | 'renewal'
  | 'other';

const states: Readonly<Record<string, LifecycleState>> = {
  pause: 'paused',
  cancel: 'cancelled',
  declined: 'declined',
  not_verified: 'declined',
  renewal: 'renewal',
  pending: 'inReview',
  pre_screened: 'inReview',
  hold: 'inReview',
  in_progress: 'actionRequired',
  active: 'active',
};

/**
 * State of a raw status. The approval changes only the label that patients read, not what can be done (decisions,
 * "Subscriptions").
 */
export const lifecycleStateOf = ({ status = '' }: Pick<Subscription, 'status'>): LifecycleState =>
  Object.hasOwn(states, status) ? (states[status] ?? 'other') : 'other';
