import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { type LifecycleState, lifecycleStateOf } from '../../../core/lifecycleState.ts';

export type Action =
  | 'pause'
  | 'resume'
  | 'skip'
  | 'cancel'
  | 'reactivate'
  | 'changeDose'
  | 'removeModify'
  | 'renew'
  | 'followup';

/** Allowed actions by lifecycle state (decisions, "Subscriptions"). */
export const allowed: Record<LifecycleState, readonly Action[]> = {
  actionRequired: ['followup'],
  inReview: ['cancel'],
  active: ['pause', 'skip', 'changeDose', 'removeModify', 'renew', 'cancel'],
  paused: ['resume', 'removeModify', 'cancel'],
  declined: [],
  cancelled: ['reactivate'],
  renewal: ['renew'],
  other: [],
};

const notAllowed: Record<Action, string> = {
  pause: 'cannot be paused',
  resume: 'cannot be resumed',
  skip: 'cannot be skipped',
  cancel: 'cannot be canceled',
  reactivate: 'cannot be reactivated',
  changeDose: 'its plan cannot be changed',
  removeModify: 'has no change to withdraw',
  renew: 'cannot be renewed',
  followup: 'has no follow-up to answer',
};

const stateNames: Record<LifecycleState, string> = {
  actionRequired: 'waiting for the patient',
  inReview: 'in review',
  active: 'active',
  paused: 'paused',
  declined: 'declined',
  cancelled: 'canceled',
  renewal: 'in renewal',
  other: 'in this state',
};

/** Message if the lifecycle state doesn't allow an action; undefined if it does. */
export function stateConflict(action: Action, state: LifecycleState): string | undefined {
  if (allowed[state].includes(action)) return undefined;
  if (action === 'pause' && state === 'paused') return 'Subscription is already paused';
  if (action === 'cancel' && state === 'cancelled') return 'Subscription is already canceled';
  if (action === 'resume' && state === 'active') return 'Subscription is not paused';
  if (action === 'reactivate' && state === 'active') return 'Subscription is already active';
  return `Subscription is ${stateNames[state]} and ${notAllowed[action]}`;
}

const hasPendingChange = ({ modifyRequest }: SubscriptionRecord): boolean =>
  modifyRequest?.status === 'pending';
const isInRenewal = ({ review }: SubscriptionRecord): boolean => review?.value === 'pending';

/** Conditions of actions besides the lifecycle state; each returns a message for the patient if it is not met. */
const conditions: Partial<Record<Action, (record: SubscriptionRecord) => string | undefined>> = {
  changeDose(record) {
    if (hasPendingChange(record)) return 'You already have a pending change. Withdraw it first';
    return isInRenewal(record)
      ? 'A doctor is reviewing your renewal. You can change the plan after that'
      : undefined;
  },
  removeModify(record) {
    if (hasPendingChange(record)) return undefined;
    return record.modifyRequest
      ? 'A doctor has already reviewed this change'
      : 'There is no change to withdraw';
  },
  renew(record) {
    if (isInRenewal(record)) return 'A doctor is already reviewing your renewal';
    return record.renewal || record.status === 'renewal'
      ? undefined
      : 'Your prescription is not due for renewal yet';
  },
  followup: ({ registrationDoneDate }) =>
    registrationDoneDate === undefined ? 'Finish your registration first' : undefined,
};

/** Message if a subscription doesn't allow an action; undefined if it does. */
export const conflictOf = (action: Action, record: SubscriptionRecord): string | undefined =>
  stateConflict(action, lifecycleStateOf(record)) ?? conditions[action]?.(record);
