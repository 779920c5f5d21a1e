import type { SubscriptionRecord } from '../../core/subscriptions.ts';
import type { OrderRecord } from './records.ts';
import type { Context } from '../../core/context.ts';
import { isoOf } from '../../../model/dates.ts';

/** Makes the order of a delivery that is paid for, to where the patient has it sent now, and gives back its id. */
export function bookOrder(
  { store, clock }: Context,
  { userId, patientId }: { userId: string; patientId: string },
  subscription: Pick<SubscriptionRecord, '_id'>,
  chargeId: string,
): string {
  const shipping = store.get('users', userId, userId)?.patient?.shipping;
  const order: OrderRecord = {
    _id: `order-${crypto.randomUUID()}`,
    createdAt: isoOf(clock()),
    subscriptionId: subscription._id,
    chargeId,
    ...(shipping !== undefined && { shipping }),
  };
  store.put('orders', patientId, order._id, order);
  return order._id;
}
