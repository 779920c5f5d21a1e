import type { KnownOrderStatus } from '../../generated/knownValues.ts';
import { rowOf } from '../rowOf.ts';

/** What a status of an order means (decisions, "Subscriptions"). */
export interface OrderRules {
  /** Index of the last step of the course that the order has certainly reached. */
  readonly reached: number;
  /** Whether the order left its course. */
  readonly isStopped: boolean;
}

const STATUSES = {
  created: { reached: 0, isStopped: false },
  processing: { reached: 1, isStopped: false },
  shipped: { reached: 2, isStopped: false },
  delivered: { reached: 3, isStopped: false },
  cancelled: { reached: 0, isStopped: true },
  returned: { reached: 2, isStopped: true },
} satisfies Readonly<Record<KnownOrderStatus, OrderRules>>;

/** Statuses of a successful order, in order. */
export const ORDER_COURSE: readonly string[] = Object.entries<OrderRules>(STATUSES)
  .filter(([, { isStopped }]) => !isStopped)
  .toSorted(([, one], [, other]) => one.reached - other.reached)
  .map(([status]) => status);

/** What the status of an order means; undefined for an unknown one. */
export const orderRules = (status: string): OrderRules | undefined => rowOf<OrderRules>(STATUSES, status);

/** Whether an order is on its way: neither delivered nor stopped. */
export function isComing(status: string): boolean {
  const rules = orderRules(status);
  return rules !== undefined && !rules.isStopped && rules.reached < ORDER_COURSE.length - 1;
}

/** Whether an order was handed to a carrier. */
export const wasShipped = (status: string): boolean =>
  (orderRules(status)?.reached ?? 0) >= STATUSES.shipped.reached;
