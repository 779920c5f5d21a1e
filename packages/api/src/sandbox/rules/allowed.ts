import type { Standing } from './standing.ts';

export type Action = 'pause' | 'resume' | 'skip' | 'cancel' | 'reactivate';

/** What each standing allows (decisions, "Subscriptions"). */
export const allowed: Record<Standing, readonly Action[]> = {
  actionRequired: [],
  inReview: ['cancel'],
  active: ['pause', 'skip', 'cancel'],
  paused: ['resume', 'cancel'],
  declined: [],
  cancelled: ['reactivate'],
  other: [],
};

const participle: Record<Action, string> = {
  pause: 'paused',
  resume: 'resumed',
  skip: 'skipped',
  cancel: 'cancelled',
  reactivate: 'reactivated',
};

const standingWords: Record<Standing, string> = {
  actionRequired: 'waiting for the patient',
  inReview: 'in review',
  active: 'active',
  paused: 'paused',
  declined: 'declined',
  cancelled: 'cancelled',
  other: 'in this state',
};

/** The plain message of a refused action; undefined when the action is allowed. */
export function refusalOf(action: Action, standing: Standing): string | undefined {
  if (allowed[standing].includes(action)) return undefined;
  if (action === 'pause' && standing === 'paused') return 'Subscription is already paused';
  if (action === 'cancel' && standing === 'cancelled') return 'Subscription is already cancelled';
  if (action === 'resume' && standing === 'active') return 'Subscription is not paused';
  if (action === 'reactivate' && standing === 'active') return 'Subscription is already active';
  return `Subscription is ${standingWords[standing]} and cannot be ${participle[action]}`;
}
