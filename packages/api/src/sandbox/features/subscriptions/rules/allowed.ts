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

/** What each standing allows (decisions, "Subscriptions"). A change can be taken back as long as it waits. */
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
  cancel: 'cannot be cancelled',
  reactivate: 'cannot be reactivated',
  changeDose: 'its dose cannot be changed',
  removeModify: 'has no change to take back',
  renew: 'cannot be renewed',
  followup: 'has no follow-up to answer',
};

const standingWords: Record<LifecycleState, string> = {
  actionRequired: 'waiting for the patient',
  inReview: 'in review',
  active: 'active',
  paused: 'paused',
  declined: 'declined',
  cancelled: 'cancelled',
  renewal: 'in renewal',
  other: 'in this state',
};

/** The plain message of an action that the standing refuses; undefined when it does not. */
export function refusalOf(action: Action, standing: LifecycleState): string | undefined {
  if (allowed[standing].includes(action)) return undefined;
  if (action === 'pause' && standing === 'paused') return 'Subscription is already paused';
  if (action === 'cancel' && standing === 'cancelled') return 'Subscription is already cancelled';
  if (action === 'resume' && standing === 'active') return 'Subscription is not paused';
  if (action === 'reactivate' && standing === 'active') return 'Subscription is already active';
  return `Subscription is ${standingWords[standing]} and ${refused[action]}`;
}

const waits = ({ modifyRequest }: SubscriptionRecord): boolean => modifyRequest?.status === 'pending';
const isInRenewal = ({ review }: SubscriptionRecord): boolean => review?.value === 'pending';

/** What an action asks for beyond the standing; each gives the plain message of its refusal. */
const further: Partial<Record<Action, (record: SubscriptionRecord) => string | undefined>> = {
  changeDose(record) {
    if (waits(record)) return 'A change already waits for the doctor; take it back first';
    return isInRenewal(record)
      ? 'The doctor is looking at your renewal; change the dose afterwards'
      : undefined;
  },
  removeModify(record) {
    if (waits(record)) return undefined;
    return record.modifyRequest
      ? 'The doctor has already answered this change'
      : 'There is no change to take back';
  },
  renew(record) {
    if (isInRenewal(record)) return 'Your renewal is already with the doctor';
    return record.renewal || record.status === 'renewal'
      ? undefined
      : 'The prescription is not due for renewal yet';
  },
  followup: ({ registrationDoneDate }) =>
    registrationDoneDate === undefined ? 'Finish your registration first' : undefined,
};

/** The plain message of a refused action; undefined when a subscription as it is allows the action. */
export const refusalFor = (action: Action, record: SubscriptionRecord): string | undefined =>
  refusalOf(action, lifecycleStateOf(record)) ?? further[action]?.(record);
