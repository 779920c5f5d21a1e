import type { SubscriptionFacts } from '../../model/subscriptions/actions.ts';
import type { SubscriptionAction } from '../../model/subscriptions/status.ts';

/** End of every pause of the table. */
export const UNTIL = '2026-12-21T00:00:00.000Z';

/** State of a subscription: the facts that determine it, and its allowed actions in order. */
export type LifecycleRow = readonly [facts: SubscriptionFacts, actions: readonly SubscriptionAction[]];

const pause = { until: UNTIL };

/** Table "Subscriptions" of the decisions, by raw status. */
export const lifecycleTable: readonly LifecycleRow[] = [
  [{ status: 'in_progress' }, ['continue']],
  [{ status: 'in_progress', registrationDoneDate: UNTIL }, ['followUp']],
  [{ status: 'pending' }, ['message', 'cancel']],
  [{ status: 'pre_screened' }, ['message', 'cancel']],
  [{ status: 'hold' }, ['message', 'cancel']],
  [{ status: 'active' }, ['pause', 'skip', 'changeDose', 'message', 'cancel']],
  [{ status: 'active', renewal: true }, ['renew', 'pause', 'skip', 'changeDose', 'message', 'cancel']],
  [{ status: 'active', skipPeriods: 1 }, ['pause', 'skip', 'undoSkip', 'changeDose', 'message', 'cancel']],
  [
    { status: 'active', skipPeriods: 3, skipsLeft: 0 },
    ['pause', 'undoSkip', 'changeDose', 'message', 'cancel'],
  ],
  [
    { status: 'active', paymentIntentStatus: 'requires_payment_method' },
    ['fixPayment', 'pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  [
    { status: 'active', modifyRequest: { status: 'pending' } },
    ['seeRequest', 'pause', 'skip', 'withdrawChange', 'message', 'cancel'],
  ],
  [
    { status: 'pause', pause, modifyRequest: { status: 'pending' } },
    ['seeRequest', 'resume', 'withdrawChange', 'cancel'],
  ],
  [
    { status: 'active', modifyRequest: { status: 'declined' } },
    ['pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  // The service rejects a change of dose while a doctor reviews a renewal.
  [{ status: 'active', review: { value: 'pending' } }, ['pause', 'skip', 'message', 'cancel']],
  [{ status: 'active', renewal: true, review: { value: 'pending' } }, ['pause', 'skip', 'message', 'cancel']],
  [{ status: 'pause', pause }, ['resume', 'cancel']],
  [{ status: 'renewal', review: { value: 'pending' } }, ['message']],
  [{ status: 'pause', renewal: true }, ['resume', 'cancel']],
  [{ status: 'declined' }, ['startAgain', 'message']],
  [{ status: 'not_verified' }, ['retakePhoto', 'startAgain', 'message']],
  [{ status: 'cancel' }, ['reactivate']],
  [{ status: 'renewal' }, ['renew', 'message']],
  [{ status: 'completed' }, ['startAgain', 'message']],
  [{ status: 'lab_result' }, ['message']],
  [{}, ['message']],
];
