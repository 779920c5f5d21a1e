import { isoOf } from '../../../model/dates.ts';
import type { KnownOrderStatus } from '../../../generated/knownValues.ts';
import { wasShipped } from '../../../model/orders/status.ts';
import { hashOf } from '../../core/hash.ts';
import type { Order } from '../../core/schema.ts';
import type { OrderRecord } from './records.ts';

const HOUR = 3_600_000;

/** Hours from creation until each status, latest first. */
const timeline: readonly (readonly [status: KnownOrderStatus, hours: number])[] = [
  ['delivered', 120],
  ['shipped', 48],
  ['processing', 12],
];

/** Status of an order at a time; a canceled or returned order doesn't change. */
export function orderStatus({ createdAt, end }: OrderRecord, now: number): KnownOrderStatus {
  if (end !== undefined && Date.parse(end.at) <= now) return end.status;
  const age = now - Date.parse(createdAt);
  return timeline.find(([, hours]) => age >= hours * HOUR)?.[0] ?? 'created';
}

/** Times at which an order has reached its statuses, and the expected delivery if it is not delivered yet. */
export function orderDates(
  { createdAt, end }: OrderRecord,
  now: number,
): Pick<Order, 'statusHistory' | 'expectedDelivery'> {
  const at = (hours: number) => isoOf(Date.parse(createdAt) + hours * HOUR);
  const isOver = end !== undefined && Date.parse(end.at) <= now;
  const steps = [['created', 0] as const, ...timeline.toReversed()]
    .map(([status, hours]) => ({ status, at: at(hours) }))
    .filter(({ status, at: reached }) => {
      if (Date.parse(reached) > now) return false;
      return !isOver || (status !== 'delivered' && Date.parse(reached) < Date.parse(end.at));
    });
  const isExpected = !isOver && steps.at(-1)?.status !== 'delivered';
  return {
    statusHistory: isOver ? [...steps, end] : steps,
    ...(isExpected && { expectedDelivery: at(120) }),
  };
}

/** Twelve digits derived from the id of an order. */
const digitsOf = (id: string): string => String(hashOf(id)).padStart(12, '0');

const carriers = ['USPS', 'UPS', 'FedEx'] as const;

/** Tracking of an order once it has shipped; its URL has a reserved host that doesn't exist. */
export function trackingOf(
  { _id }: Pick<OrderRecord, '_id'>,
  status: KnownOrderStatus,
): Pick<Order, 'tracking_number' | 'tracking_url' | 'carrier'> {
  if (!wasShipped(status)) return {};
  const digits = digitsOf(_id);
  const carrier = carriers[Number(digits) % carriers.length] ?? 'USPS';
  const number = `${carrier.toUpperCase()}${digits}`;
  return { carrier, tracking_number: number, tracking_url: `https://tracking.example/parcels/${number}` };
}
