import type { OrderRecord } from '../../features/orders/records.ts';
import { chargeState, isPaid } from '../../../model/payment/charges.ts';
import { isoOf } from '../../../model/dates.ts';
import type { Charge } from '../../core/schema.ts';

/** Orders of the paid charges of a subscription. */
export function ordersOf(
  subscriptionId: string,
  charges: readonly Charge[],
  shipping: OrderRecord['shipping'],
): OrderRecord[] {
  return charges
    .filter((charge) => isPaid(charge) || chargeState(charge) === 'refunded')
    .map(({ _id, createdAt = '' }) => ({
      _id: _id.replace('-charge-', '-order-'),
      createdAt,
      subscriptionId,
      chargeId: _id,
      ...(shipping !== undefined && { shipping }),
    }));
}

const HOUR = 3_600_000;

/** Ages in hours for an order in each status, and the end of those that were not delivered. */
const ages = [
  [1500, 'returned'],
  [780, 'cancelled'],
  [500, undefined],
  [60, undefined],
  [20, undefined],
  [2, undefined],
] as const;

/** Hours until an order has ended. */
const ENDS = { returned: 20 * 24, cancelled: 6 };

/** Charges of the state `everyOrder`, with the times of their orders. */
export const chargesOfEveryOrder = (charges: readonly Charge[], now: number): Charge[] =>
  charges.map((charge, index) => {
    const [hours = 0] = ages[index] ?? [];
    return { ...charge, createdAt: isoOf(now - hours * HOUR) };
  });

/** Orders in every status, from orders sorted by time. */
export const everyOrder = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.map((order, index) => {
    const status = ages[index]?.[1];
    if (status === undefined) return order;
    return { ...order, end: { status, at: isoOf(Date.parse(order.createdAt) + ENDS[status] * HOUR) } };
  });

/** Sorts orders by time, as in the collection. */
export const sortedByTime = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
