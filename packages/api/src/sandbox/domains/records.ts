import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { endPauseInTime } from '../rules/transitions.ts';
import type { Subscription, SubscriptionRecord } from '../schema.ts';

function upToDate({ store, clock }: Context, record: SubscriptionRecord): SubscriptionRecord {
  const now = endPauseInTime(record, clock());
  if (now !== record) store.put('subscriptions', record.patientId, record._id, now);
  return now;
}

/** The patient's subscription as it stands now; a 404 for one that is unknown or somebody else's. */
export function subscriptionRecord(context: Context, patientId: string, id: string): SubscriptionRecord {
  const record = context.store.get('subscriptions', patientId, id);
  if (record === undefined) throw new Refusal(404, 'Subscription not found');
  return upToDate(context, record);
}

/** All subscriptions of the patient as they stand now. */
export function subscriptionRecords(context: Context, patientId: string): SubscriptionRecord[] {
  return context.store.list('subscriptions', patientId).map((record) => upToDate(context, record));
}

/** What a patient may see of a stored subscription. */
export function shown({ billingAnchor: _anchor, ...subscription }: SubscriptionRecord): Subscription {
  return subscription;
}
