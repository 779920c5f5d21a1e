import type { KnownHistoryEntryChange } from '../../../generated/knownValues.ts';
import { fullName } from '../../../model/fullName.ts';
import { subscriptionView } from '../treatment/subscriptionView.ts';
import { notify } from '../notifications/records.ts';
import { dayText, treatmentName } from '../notifications/rules/text.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { withHistoryEntry } from './rules/history.ts';
import { type Action, conflictOf } from './rules/allowed.ts';
import type { Subscription } from '../../core/schema.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';

const day = (preposition: string, iso: string | undefined): string =>
  iso === undefined ? '' : ` ${preposition} ${dayText(iso)}`;

/** Notification of an action. */
const notices: Record<Action, (treatment: string, after: SubscriptionRecord) => string> = {
  pause: (treatment, { pause }) => `You paused ${treatment}${day('until', pause?.until)}.`,
  resume: (treatment, { nextBillingDate }) =>
    `You resumed ${treatment}. It's billed next${day('on', nextBillingDate)}.`,
  skip: (treatment, { nextPeriodStart }) =>
    `You changed the delivery dates of ${treatment}. It's delivered next${day('on', nextPeriodStart)}.`,
  cancel: (treatment, { expiredAt }) => `You canceled ${treatment}. It ends${day('on', expiredAt)}.`,
  reactivate: (treatment) => `You reactivated ${treatment}.`,
  changeDose: (treatment) => `A doctor will review the change of ${treatment} that you requested.`,
  withdrawChange: (treatment) => `You withdrew the change of ${treatment} that you requested.`,
  renew: (treatment) => `A doctor will review your renewal of ${treatment}.`,
  followUp: (treatment) => `Thanks! A doctor will review your answers about ${treatment}.`,
};

/** Names of actions in the history. */
const names: Record<Action, KnownHistoryEntryChange> = {
  pause: 'paused',
  resume: 'resumed',
  skip: 'skipped',
  cancel: 'canceled',
  reactivate: 'reactivated',
  changeDose: 'change_requested',
  withdrawChange: 'change_withdrawn',
  renew: 'renewal_requested',
  followUp: 'followup_answered',
};

/** Name of an action in the history; reducing the number of skips undoes one. */
const nameOf = (
  action: Action,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): KnownHistoryEntryChange =>
  action === 'skip' && (after.skipPeriods ?? 0) < (before.skipPeriods ?? 0) ? 'skip_undone' : names[action];

/**
 * Performs an action in a transaction and notifies the patient's devices. Throws a 409 if the subscription doesn't allow it.
 * @param change returns the new record, and writes related records
 * @param weight body weight that the patient gives with the action, pounds
 */
export function act(
  context: Context,
  { user, patientId }: Caller,
  id: string,
  action: Action,
  change: (record: SubscriptionRecord, now: number) => SubscriptionRecord,
  weight?: number,
): { data: Subscription[] } {
  const { store, clock } = context;
  const changed = store.transaction(() => {
    const record = subscriptionRecord(context, patientId, id);
    const conflict = conflictOf(action, record);
    if (conflict !== undefined) throw new HttpError(409, conflict);
    const now = clock();
    const after = change(record, now);
    const next = withHistoryEntry(record, after, {
      change: nameOf(action, record, after),
      by: 'patient',
      userName: fullName(user),
      now,
      weight,
    });
    store.put('subscriptions', patientId, id, next);
    notify(
      context,
      { userId: user._id, patientId },
      notices[action](treatmentName(next), next),
      { subscriptionId: id },
      true,
    );
    return next;
  });
  return { data: [subscriptionView(changed)] };
}
