import { subscriptionStatus } from '@patient/app/shared/format/status.ts';
import type { AtlasPart } from '../part.ts';

/** Labels of section 4 by status. */
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

const describe = (status: string | undefined, isApproved = false): string => {
  const { label, tone } = subscriptionStatus({ status, isApproved });
  return `Shown as “${label}” in the ${tone} tone`;
};

export const statusPart: AtlasPart = {
  id: 'status',
  title: 'Subscription status',
  section: 4,
  lead: 'Status of the service and its label.',
  rows: [
    ...Object.keys(shownAs).map((status) => ({
      tag: `status:${status}`,
      name: status,
      description: `Shown as “${shownAs[status] ?? ''}”`,
      app: describe(status),
    })),
    {
      tag: 'status:other',
      name: 'other values',
      description: 'Underscores replaced by spaces',
      app: `awaiting_lab_result: ${describe('awaiting_lab_result')}`,
    },
    { tag: 'status:none', name: 'no status', description: 'Shown as “Pending...”', app: describe(undefined) },
    {
      tag: 'status:approved',
      name: 'approved',
      description: 'An approved subscription always shows “Active”',
      app: `Approved and paused: ${describe('pause', true)}`,
    },
  ],
};

const change = (name: string, description: string) => ({ tag: `change:${name}`, name, description });

export const changesPart: AtlasPart = {
  id: 'changes',
  title: 'Changes of a subscription',
  section: 4,
  lead: 'Changes a patient can make. Each asks for confirmation and says what will change.',
  rows: [
    {
      name: 'in_progress to pending',
      description: 'After the patient has answered, a doctor reviews it',
      testedBy:
        'packages/app/src/features/registration/data/submitRegistration.test.ts > submitRegistration: returns the submitted registration after %s',
    },
    change('cancel', 'Ends it without a phone call or message'),
    change('pause', 'Deliveries and charges stop until it is resumed'),
    change('resume', 'Deliveries and charges start again'),
    change('skip', 'Skips one or more periods'),
    change('reactivate', 'Restarts a canceled subscription'),
    change('renew', 'Renews the prescription'),
    change('change-dose', 'Creates a modify request'),
    {
      tag: 'screens-subscriptions-change-of-plan--declined',
      name: 'modify request',
      description: 'Can be declined',
    },
    {
      tag: 'screens-subscriptions-change-of-plan--withdraw-from-list',
      name: 'modify request',
      description: 'Can be removed',
    },
  ],
};
