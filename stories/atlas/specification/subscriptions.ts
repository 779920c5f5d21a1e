import { STATUS_DISPLAYS, subscriptionStatus } from '@patient/app/shared/format/status.ts';
import type { AtlasPart, AtlasRow } from '../part.ts';

/** The table of section 4, by raw status, as it is written there. */
export const shownAs: Readonly<Record<string, string>> = {
  pending: 'In Review',
  pre_screened: 'In Review',
  hold: 'In Review',
  in_progress: 'Action Required',
  active: 'Active',
  pause: 'Active',
  declined: 'Declined',
  not_verified: 'Declined',
  cancel: 'Cancelled',
  renewal: 'renewal',
  completed: 'completed',
};

const reads = (status: string | undefined, isApproved = false): string => {
  const { label, tone } = subscriptionStatus({ status, isApproved });
  return `Reads “${label}”, in the ${tone} tone`;
};

export const statusPart: AtlasPart = {
  id: 'status',
  title: 'Subscription status',
  section: '4',
  lead: 'What the service stores, and the word a patient reads for it.',
  rows: [
    ...[...STATUS_DISPLAYS.keys()].map((status) => ({
      tag: `status:${status}`,
      name: status,
      words: `Shown as “${shownAs[status] ?? ''}”`,
      app: reads(status),
    })),
    {
      tag: 'status:other',
      name: 'other values',
      words: 'Underscores replaced by spaces',
      app: `awaiting_lab_result: ${reads('awaiting_lab_result')}`,
    },
    { tag: 'status:none', name: 'no status', words: 'Shown as “Pending...”', app: reads(undefined) },
    {
      tag: 'status:approved',
      name: 'approved',
      words: 'An approved subscription always shows “Active”',
      app: `Approved and paused: ${reads('pause', true)}`,
    },
  ],
};

const change = (name: string, words: string, heldBy?: string): AtlasRow => ({
  tag: `change:${name}`,
  name,
  words,
  heldBy,
});

export const changesPart: AtlasPart = {
  id: 'changes',
  title: 'Changes of a subscription',
  section: '1 and 4',
  lead: 'What a patient may do with it; each asks once and says what will change.',
  rows: [
    change('pause', 'Deliveries and bills stop until it is resumed'),
    change('resume', 'They go on'),
    change('skip', 'One or more periods are left out'),
    change('cancel', 'It ends; no call and no message needed'),
    change('reactivate', 'A cancelled one begins again'),
    change('renew', 'The prescription is renewed'),
    change('change-dose', 'Creates a modify request, which can be declined or removed'),
    change(
      'in_progress-to-pending',
      'What was open is answered, and a doctor looks at it',
      'packages/api/src/sandbox/features/subscriptions/rules/transitions.test.ts',
    ),
  ],
};
