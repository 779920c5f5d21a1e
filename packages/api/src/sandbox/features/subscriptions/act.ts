import { subscriptionView } from '../treatment/subscriptionView.ts';
import { notify } from '../notifications/records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { type Action, refusalFor } from './rules/allowed.ts';
import type { Subscription } from '../../core/schema.ts';
import { type SubscriptionRecord, subscriptionRecord } from '../../core/subscriptions.ts';

const notices: Record<Action, string> = {
  pause: 'Your subscription is paused.',
  resume: 'Your subscription is active again.',
  skip: 'Your delivery schedule has changed.',
  cancel: 'Your subscription is canceled.',
  reactivate: 'Your subscription has been reactivated.',
  changeDose: 'A doctor will review the change you requested.',
  removeModify: 'The change you requested has been withdrawn.',
  renew: 'A doctor will review your renewal.',
  followup: 'Thanks! A doctor will review your answers.',
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
    notify(context, { userId: user._id, patientId }, notices[action], { subscriptionId: id });
    return next;
  });
  return { data: [subscriptionView(changed)] };
}
