import type { Context } from './context.ts';
import { Refusal } from '../http/httpError.ts';
import { billOf } from '../features/subscriptions/rules/billing.ts';
import type { Subscription, SubscriptionRecord } from './schema.ts';

/** The patient's subscription; a 404 for one that is unknown or somebody else's. */
export function subscriptionRecord({ store }: Context, patientId: string, id: string): SubscriptionRecord {
  const record = store.get('subscriptions', patientId, id);
  if (record === undefined) throw new Refusal(404, 'Subscription not found');
  return record;
}

/** All subscriptions of the patient. */
export const subscriptionRecords = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store.list('subscriptions', patientId);

/** What a patient may see of a stored subscription, with what a delivery costs while coupons hold. */
export function shown(record: SubscriptionRecord): Subscription {
  const { couponBills: _bills, failedTries: _tries, prescribedFrom: _from, ...subscription } = record;
  const bill = billOf(record);
  return bill !== undefined && bill.sum < bill.full
    ? { ...subscription, discountedPrice: bill.sum }
    : subscription;
}
