import type { OrderRecord } from '../../features/orders/records.ts';
import { chargeState, isPaid } from '../../../model/payment/charges.ts';
import type { KnownChargeStatus, KnownOrderStatus } from '../../../generated/knownValues.ts';
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

/** An order in each status, oldest first, with its charge and, if it was not delivered, its end. */
const EVERY_ORDER: readonly {
  readonly ageInHours: number;
  readonly charge: KnownChargeStatus;
  readonly end?: { readonly status: KnownOrderStatus; readonly afterHours: number };
}[] = [
  { ageInHours: 1500, charge: 'success', end: { status: 'returned', afterHours: 20 * 24 } },
  { ageInHours: 780, charge: 'refunded', end: { status: 'cancelled', afterHours: 6 } },
  { ageInHours: 500, charge: 'success' },
  { ageInHours: 60, charge: 'success' },
  { ageInHours: 20, charge: 'success' },
  { ageInHours: 2, charge: 'captured' },
];

/** Statuses of the charges of the state `everyOrder`, oldest first. */
export const everyOrderCharges: readonly KnownChargeStatus[] = EVERY_ORDER.map(({ charge }) => charge);

/** Charges of the state `everyOrder`, with the times of their orders. */
export const chargesOfEveryOrder = (charges: readonly Charge[], now: number): Charge[] =>
  charges.map((charge, index) => {
    const { ageInHours = 0 } = EVERY_ORDER[index] ?? {};
    return { ...charge, createdAt: isoOf(now - ageInHours * HOUR) };
  });

/** Orders in every status, from orders sorted by time. */
export const everyOrder = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.map((order, index) => {
    const { end } = EVERY_ORDER[index] ?? {};
    if (end === undefined) return order;
    const at = isoOf(Date.parse(order.createdAt) + end.afterHours * HOUR);
    return { ...order, end: { status: end.status, at } };
  });

/** Sorts orders by time, as in the collection. */
export const sortedByTime = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
