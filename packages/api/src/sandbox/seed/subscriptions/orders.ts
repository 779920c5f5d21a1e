import type { OrderRecord } from '../../features/orders/records.ts';
import { isoOf } from '../../../model/dates.ts';
import type { Charge } from '../../core/schema.ts';

/** Statuses of charges that an order was placed for. */
const PAID: ReadonlySet<string> = new Set(['success', 'captured', 'refunded']);

/** A patient's orders out of the charges of one subscription: whatever was paid for was sent. */
export function ordersOf(
  subscriptionId: string,
  charges: readonly Charge[],
  shipping: OrderRecord['shipping'],
): OrderRecord[] {
  return charges
    .filter(({ status }) => PAID.has(status))
    .map(({ _id, createdAt = '' }) => ({
      _id: _id.replace('-charge-', '-order-'),
      createdAt,
      subscriptionId,
      chargeId: _id,
      ...(shipping !== undefined && { shipping }),
    }));
}

const HOUR = 3_600_000;

/** Hours ago that an order was placed, for each status there is, and how those that were not delivered ended. */
const everyAge = [
  [1500, 'returned'],
  [780, 'cancelled'],
  [500, undefined],
  [60, undefined],
  [20, undefined],
  [2, undefined],
] as const;

/** Hours after which an order ended so. */
const ENDS = { returned: 20 * 24, cancelled: 6 };

/** The charges of the state `everyOrder`, one per order, at the time of its order. */
export const chargesOfEveryOrder = (charges: readonly Charge[], now: number): Charge[] =>
  charges.map((charge, index) => {
    const [hours = 0] = everyAge[index] ?? [];
    return { ...charge, createdAt: isoOf(now - hours * HOUR) };
  });

/** An order in every status, of orders in time. */
export const everyOrder = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.map((order, index) => {
    const status = everyAge[index]?.[1];
    if (status === undefined) return order;
    return { ...order, end: { status, at: isoOf(Date.parse(order.createdAt) + ENDS[status] * HOUR) } };
  });

/** Ordered by time, like a patient's orders in the collection. */
export const inTime = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
