import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import type { OrderRecord } from './records.ts';
import type { Context } from '../../core/context.ts';
import { isoOf } from '../../../model/dates.ts';

/** Creates the order of a paid delivery to the patient's current address. Returns its id. */
export function createOrder(
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
