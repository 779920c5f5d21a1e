import { fullName } from '../../../model/fullName.ts';
import { subscriptionView } from '../treatment/subscriptionView.ts';
import { notify } from '../notifications/records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { recorded } from './rules/history.ts';
import { type Action, conflictOf } from './rules/allowed.ts';
import type { Subscription } from '../../core/schema.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';

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

/** How the history names an action. */
const names: Record<Action, string> = {
  pause: 'paused',
  resume: 'resumed',
  skip: 'skipped',
  cancel: 'canceled',
  reactivate: 'reactivated',
  changeDose: 'change_requested',
  removeModify: 'change_withdrawn',
  renew: 'renewal_requested',
  followup: 'followup_answered',
};

/** Name of an action in the history; a smaller number of skips takes one back. */
const nameOf = (action: Action, before: SubscriptionRecord, after: SubscriptionRecord): string =>
  action === 'skip' && (after.skipPeriods ?? 0) < (before.skipPeriods ?? 0) ? 'skip_undone' : names[action];

/**
 * Performs an action that the subscription allows, in one transaction, and notifies the patient's devices. `change`
 * returns the new record and writes whatever else changes with it.
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
    const conflict = conflictOf(action, record);
    if (conflict !== undefined) throw new HttpError(409, conflict);
    const now = clock();
    const after = change(record, now);
    const next = recorded(record, after, {
      change: nameOf(action, record, after),
      by: 'patient',
      userName: fullName(user),
      now,
    });
    store.put('subscriptions', patientId, id, next);
    notify(context, { userId: user._id, patientId }, notices[action], { subscriptionId: id });
    return next;
  });
  return { data: [subscriptionView(changed)] };
}
