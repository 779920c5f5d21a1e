import type { OrderRecord } from '../../features/orders/records.ts';
import { addDays, isoOf } from '../../../model/dates.ts';
import type { Charge } from '../../core/schema.ts';

/** A patient's orders out of the charges of one subscription: whatever was paid for was sent. */
export function ordersOf(
  subscriptionId: string,
  charges: readonly Charge[],
  shipping: OrderRecord['shipping'],
): OrderRecord[] {
  return charges
    .filter(({ status }) => status === 'success' || status === 'captured')
    .map(({ _id, createdAt = '' }) => ({
      _id: _id.replace('-charge-', '-order-'),
      createdAt,
      subscriptionId,
      chargeId: _id,
      ...(shipping !== undefined && { shipping }),
    }));
}

const HOUR = 3_600_000;

/** Hours ago that an order was made, for each status there is, and how those that were not delivered ended. */
const everyAge = [
  [1500, 'returned'],
  [780, 'cancelled'],
  [500, undefined],
  [60, undefined],
  [20, undefined],
  [2, undefined],
] as const;

/** An order in every status; all of them were paid with the charge that is given. */
export function everyOrder(order: OrderRecord, now: number): OrderRecord[] {
  return everyAge.map(([hours, ended], index) => {
    const createdAt = isoOf(now - hours * HOUR);
    const at = addDays(createdAt, ended === 'returned' ? 20 : 0);
    return {
      ...order,
      _id: `${order._id}-${index + 1}`,
      createdAt,
      ...(ended !== undefined && { end: { status: ended, at } }),
    };
  });
}

/** Ordered by time, like a patient's orders in the collection. */
export const inTime = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
