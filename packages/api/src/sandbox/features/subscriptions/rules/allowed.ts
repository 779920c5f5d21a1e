import type { SubscriptionRecord } from '../../../core/subscriptions.ts';
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

/** What each lifecycle state allows (decisions, "Subscriptions"). A change can be taken back as long as it waits. */
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

const refused: Record<Action, string> = {
  pause: 'cannot be paused',
  resume: 'cannot be resumed',
  skip: 'cannot be skipped',
  cancel: 'cannot be canceled',
  reactivate: 'cannot be reactivated',
  changeDose: 'its dose cannot be changed',
  removeModify: 'has no change to withdraw',
  renew: 'cannot be renewed',
  followup: 'has no follow-up to answer',
};

const stateWords: Record<LifecycleState, string> = {
  actionRequired: 'waiting for the patient',
  inReview: 'in review',
  active: 'active',
  paused: 'paused',
  declined: 'declined',
  cancelled: 'canceled',
  renewal: 'in renewal',
  other: 'in this state',
};

/** The plain message of an action that the lifecycle state refuses; undefined when it does not. */
export function refusalOf(action: Action, state: LifecycleState): string | undefined {
  if (allowed[state].includes(action)) return undefined;
  if (action === 'pause' && state === 'paused') return 'Subscription is already paused';
  if (action === 'cancel' && state === 'cancelled') return 'Subscription is already canceled';
  if (action === 'resume' && state === 'active') return 'Subscription is not paused';
  if (action === 'reactivate' && state === 'active') return 'Subscription is already active';
  return `Subscription is ${stateWords[state]} and ${refused[action]}`;
}

const waits = ({ modifyRequest }: SubscriptionRecord): boolean => modifyRequest?.status === 'pending';
const isInRenewal = ({ review }: SubscriptionRecord): boolean => review?.value === 'pending';

/** What an action asks for beyond the lifecycle state; each gives the plain message of its refusal. */
const further: Partial<Record<Action, (record: SubscriptionRecord) => string | undefined>> = {
  changeDose(record) {
    if (waits(record)) return 'You already have a pending change. Withdraw it first';
    return isInRenewal(record)
      ? 'A doctor is reviewing your renewal. You can change the dose after that'
      : undefined;
  },
  removeModify(record) {
    if (waits(record)) return undefined;
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

/** The plain message of a refused action; undefined when a subscription as it is allows the action. */
export const refusalFor = (action: Action, record: SubscriptionRecord): string | undefined =>
  refusalOf(action, lifecycleStateOf(record)) ?? further[action]?.(record);
