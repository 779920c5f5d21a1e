import type { SubscriptionFacts, SubscriptionAction } from '#features/subscriptions/rules/actions.ts';

/** End of every pause of the table. */
export const UNTIL = '2026-12-21T00:00:00.000Z';

/** State of a subscription: its label, the facts that determine it, and its allowed actions in order. */
export type LifecycleRow = readonly [
  label: string,
  facts: SubscriptionFacts,
  actions: readonly SubscriptionAction[],
];

const pause = { until: UNTIL };

/** Table "Subscriptions" of the decisions, by raw status. */
export const lifecycleTable: readonly LifecycleRow[] = [
  ['Action Required', { status: 'in_progress' }, ['continue']],
  ['Action Required', { status: 'in_progress', registrationDoneDate: UNTIL }, ['followUp']],
  ['In Review', { status: 'pending' }, ['message', 'cancel']],
  ['In Review', { status: 'pre_screened' }, ['message', 'cancel']],
  ['In Review', { status: 'hold' }, ['message', 'cancel']],
  ['Active', { status: 'active' }, ['pause', 'skip', 'changeDose', 'message', 'cancel']],
  [
    'Active',
    { status: 'active', renewal: true },
    ['renew', 'pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', skipPeriods: 1 },
    ['pause', 'skip', 'undoSkip', 'changeDose', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', skipPeriods: 3, skipsLeft: 0 },
    ['pause', 'undoSkip', 'changeDose', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', paymentIntentStatus: 'requires_payment_method' },
    ['fixPayment', 'pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', modifyRequest: { status: 'pending' } },
    ['seeRequest', 'pause', 'skip', 'withdrawChange', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'pause', pause, modifyRequest: { status: 'pending' } },
    ['seeRequest', 'resume', 'withdrawChange', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', modifyRequest: { status: 'declined' } },
    ['pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  // The service rejects a change of dose while a doctor reviews a renewal.
  ['Active', { status: 'active', review: { value: 'pending' } }, ['pause', 'skip', 'message', 'cancel']],
  [
    'Active',
    { status: 'active', renewal: true, review: { value: 'pending' } },
    ['pause', 'skip', 'message', 'cancel'],
  ],
  ['Active', { status: 'pause', pause }, ['resume', 'cancel']],
  ['renewal', { status: 'renewal', review: { value: 'pending' } }, ['message']],
  ['Active', { status: 'pause', renewal: true }, ['resume', 'cancel']],
  ['Declined', { status: 'declined' }, ['startAgain', 'message']],
  ['Declined', { status: 'not_verified' }, ['retakePhoto', 'startAgain', 'message']],
  ['Cancelled', { status: 'cancel' }, ['reactivate']],
  ['renewal', { status: 'renewal' }, ['renew', 'message']],
  ['completed', { status: 'completed' }, ['startAgain', 'message']],
  ['lab result', { status: 'lab_result' }, ['message']],
  ['Pending...', {}, ['message']],
];
