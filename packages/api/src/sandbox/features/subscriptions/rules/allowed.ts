import {
  isAllowed,
  isAllowedByStatus,
  type SubscriptionChange,
} from '../../../../model/subscriptions/actions.ts';
import { lifecycleStateOf, type LifecycleState } from '../../../../model/subscriptions/status.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';

/** Change that a patient requests; undoing a skip is one. */
export type Action = Exclude<SubscriptionChange, 'undoSkip'> | 'changeDose' | 'renew' | 'followUp';

const notAllowed: Record<Action, string> = {
  pause: 'cannot be paused',
  resume: 'cannot be resumed',
  skip: 'cannot be skipped',
  cancel: 'cannot be canceled',
  reactivate: 'cannot be reactivated',
  changeDose: 'its plan cannot be changed',
  withdrawChange: 'has no change to withdraw',
  renew: 'cannot be renewed',
  followUp: 'has no follow-up to answer',
};

const stateNames: Record<LifecycleState, string> = {
  actionRequired: 'waiting for the patient',
  inReview: 'in review',
  active: 'active',
  paused: 'paused',
  declined: 'declined',
  canceled: 'canceled',
  renewal: 'in renewal',
  other: 'in this state',
};

/** Message about an action that the lifecycle state doesn't allow. */
export function stateConflict(action: Action, state: LifecycleState): string {
  if (action === 'pause' && state === 'paused') return 'Subscription is already paused';
  if (action === 'cancel' && state === 'canceled') return 'Subscription is already canceled';
  if (action === 'resume' && state === 'active') return 'Subscription is not paused';
  if (action === 'reactivate' && state === 'active') return 'Subscription is already active';
  return `Subscription is ${stateNames[state]} and ${notAllowed[action]}`;
}

/** Messages about conditions of actions besides the status, if they are not met. */
const conditionConflicts: Partial<Record<Action, (record: SubscriptionRecord) => string>> = {
  changeDose: ({ modifyRequest }) =>
    modifyRequest?.status === 'pending'
      ? 'You already have a pending change. Withdraw it first'
      : 'A doctor is reviewing your renewal. You can change the plan after that',
  withdrawChange: ({ modifyRequest }) =>
    modifyRequest ? 'A doctor has already reviewed this change' : 'There is no change to withdraw',
  renew: ({ review }) =>
    review?.value === 'pending'
      ? 'A doctor is already reviewing your renewal'
      : 'Your prescription is not due for renewal yet',
  followUp: () => 'Finish your registration first',
};

/** Message if a subscription doesn't allow an action; undefined if it does. */
export const conflictOf = (action: Action, record: SubscriptionRecord): string | undefined =>
  isAllowed(action, record)
    ? undefined
    : ((isAllowedByStatus(action, record) ? conditionConflicts[action]?.(record) : undefined) ??
      stateConflict(action, lifecycleStateOf(record)));
