import { subscriptionView } from '../treatment/subscriptionView.ts';
import { notify } from '../notifications/records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { type Action, refusalFor } from './rules/allowed.ts';
import type { Subscription } from '../../core/schema.ts';
import { type SubscriptionRecord, subscriptionRecord } from '../../core/subscriptions.ts';

const told: Record<Action, string> = {
  pause: 'Your subscription is paused.',
  resume: 'Your subscription is active again.',
  skip: 'Your next deliveries have been changed.',
  cancel: 'Your subscription is cancelled.',
  reactivate: 'Your subscription has been taken up again.',
  changeDose: 'A doctor will look at the change you asked for.',
  removeModify: 'The change you asked for has been taken back.',
  renew: 'A doctor will look at your renewal.',
  followup: 'Thank you. A doctor will look at your answers.',
};

/**
 * Does an action if the subscription allows it, as a whole, and tells the patient's other devices. `change` makes the
 * new record out of the one there is, and writes whatever else changes with it.
 */
export function act(
  context: Context,
  { user, patientId }: Caller,
  id: string,
  action: Action,
  change: (record: SubscriptionRecord, now: number) => SubscriptionRecord,
): { data: Subscription[] } {
  const { store, clock } = context;
  const changed = store.transaction(() => {
    const record = subscriptionRecord(context, patientId, id);
    const refusal = refusalFor(action, record);
    if (refusal !== undefined) throw new HttpError(409, refusal);
    const next = change(record, clock());
    store.put('subscriptions', patientId, id, next);
    notify(context, { userId: user._id, patientId }, told[action], { subscriptionId: id });
    return next;
  });
  return { data: [subscriptionView(changed)] };
}
