import type { Context, Domain } from '../context.ts';
import type { Caller } from '../http/auth.ts';
import { wholeNumber } from '../http/read.ts';
import { Refusal } from '../http/refusal.ts';
import { type Action, refusalOf } from '../rules/allowed.ts';
import { standingOf } from '../rules/standing.ts';
import { LONGEST_BREAK, cancel, pause, reactivate, resume, skip } from '../rules/transitions.ts';
import type { Subscription, SubscriptionRecord } from '../schema.ts';
import { releaseHolds } from './charges.ts';
import { notify } from './notices.ts';
import { shown, subscriptionRecord } from './records.ts';

const told: Record<Action, string> = {
  pause: 'Your subscription is paused.',
  resume: 'Your subscription is active again.',
  skip: 'Your next deliveries have been changed.',
  cancel: 'Your subscription is cancelled.',
  reactivate: 'Your subscription has been taken up again.',
};

/** Does an action if the state allows it, in one transaction, and tells the patient's other devices. */
function act(
  context: Context,
  { user, patientId }: Caller,
  id: string,
  action: Action,
  change: (record: SubscriptionRecord, now: number) => SubscriptionRecord,
): { data: Subscription[] } {
  const { store, clock } = context;
  const changed = store.transaction(() => {
    const record = subscriptionRecord(context, patientId, id);
    const refusal = refusalOf(action, standingOf(record));
    if (refusal !== undefined) throw new Refusal(409, refusal);
    const next = change(record, clock());
    store.put('subscriptions', patientId, id, next);
    if (action === 'cancel') releaseHolds(context, id);
    return next;
  });
  notify(context, { userId: user._id, patientId }, told[action], { subscriptionId: id });
  return { data: [shown(changed)] };
}

/** What a patient may do with a subscription. */
export const subscriptionActions: Domain = (routes, context) => {
  routes.patient.patch(
    '/api/subscription/pause/{id}',
    'pauseSubscription',
    ({ caller, path, body, reply }) => {
      const periods = wholeNumber(body.periods ?? 1, 'periods', 1, LONGEST_BREAK);
      return reply(
        200,
        act(context, caller, path.id, 'pause', (record, now) => pause(record, periods, now)),
      );
    },
  );

  routes.patient.patch('/api/subscription/resume/{id}', 'resumeSubscription', ({ caller, path, reply }) =>
    reply(200, act(context, caller, path.id, 'resume', resume)),
  );

  routes.patient.put('/api/subscription/skip/{id}', 'skipSubscription', ({ caller, path, body, reply }) => {
    const periods = wholeNumber(body.skipPeriods, 'skipPeriods', 0, LONGEST_BREAK);
    return reply(
      200,
      act(context, caller, path.id, 'skip', (record, now) => skip(record, periods, now)),
    );
  });

  routes.patient.patch('/api/subscription/cancel/{id}', 'cancelSubscription', ({ caller, path, reply }) =>
    reply(200, act(context, caller, path.id, 'cancel', cancel)),
  );

  routes.patient.patch(
    '/api/subscription/reactivate/{id}',
    'reactivateSubscription',
    ({ caller, path, reply }) => reply(200, act(context, caller, path.id, 'reactivate', reactivate)),
  );
};
