import type { Context } from './context.ts';
import { HttpError } from './httpError.ts';
import type { SubscriptionRecord } from './subscriptionRecord.ts';

/** Returns a subscription of the patient. Throws a 404 for an unknown id or one of another patient. */
export function subscriptionRecord({ store }: Context, patientId: string, id: string): SubscriptionRecord {
  const record = store.get('subscriptions', patientId, id);
  if (record === undefined) throw new HttpError(404, 'Subscription not found');
  return record;
}

/** All subscriptions of the patient. */
export const subscriptionRecords = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store.list('subscriptions', patientId);
