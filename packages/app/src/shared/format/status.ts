import { plainWords } from './plainText.ts';
import { rowOf, type KnownSubscriptionStatus, type StatusFacts } from '@patient/api/model';

/** Visual tone of a status. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface StatusDisplay {
  readonly label: string;
  readonly tone: StatusTone;
}

const IN_REVIEW: StatusDisplay = { label: 'In Review', tone: 'info' };
const ACTIVE: StatusDisplay = { label: 'Active', tone: 'success' };
const DECLINED: StatusDisplay = { label: 'Declined', tone: 'danger' };

/** Display of each raw status (specification section 4). */
const DISPLAYS = {
  pending: IN_REVIEW,
  pre_screened: IN_REVIEW,
  hold: IN_REVIEW,
  in_progress: { label: 'Action Required', tone: 'warning' },
  active: ACTIVE,
  pause: ACTIVE,
  declined: DECLINED,
  not_verified: DECLINED,
  cancel: { label: 'Cancelled', tone: 'neutral' },
  renewal: { label: 'renewal', tone: 'warning' },
  completed: { label: 'completed', tone: 'neutral' },
} satisfies Readonly<Record<KnownSubscriptionStatus, StatusDisplay>>;

/** Label and tone of a subscription's status; an approved one is always Active. Actions do not depend on it. */
export function subscriptionStatus({ status, isApproved }: StatusFacts): StatusDisplay {
  if (isApproved) return ACTIVE;
  if (!status) return { label: 'Pending...', tone: 'neutral' };
  return rowOf<StatusDisplay>(DISPLAYS, status) ?? { label: plainWords(status), tone: 'neutral' };
}
