import type { Context } from './context.ts';
import { HttpError } from './httpError.ts';
import type { Subscription } from './schema.ts';

/** Stored subscription, including fields that patients don't see. */
export interface SubscriptionRecord extends Subscription {
  /** Bills each coupon has been taken off, by the coupon's id. */
  couponBills?: Record<string, number>;
  /** How often the card was declined for the bill that is due. */
  failedTries?: number;
  /** Payment periods there had been when the current prescription was written. */
  prescribedFrom?: number;
}

/** The patient's subscription; a 404 for an unknown one or another patient's. */
export function subscriptionRecord({ store }: Context, patientId: string, id: string): SubscriptionRecord {
  const record = store.get('subscriptions', patientId, id);
  if (record === undefined) throw new HttpError(404, 'Subscription not found');
  return record;
}

/** All subscriptions of the patient. */
export const subscriptionRecords = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store.list('subscriptions', patientId);
