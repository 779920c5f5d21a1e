import type { Subscription } from './schema.ts';

/** Stage of a subscription, which determines the available actions. */
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
 * Lifecycle state of a status. Approval changes only the label that patients see, not the available actions (decisions,
 * "Subscriptions").
 */
export const lifecycleStateOf = ({ status = '' }: Pick<Subscription, 'status'>): LifecycleState =>
  Object.hasOwn(states, status) ? (states[status] ?? 'other') : 'other';
