import type { Order } from '@patient/api';
import { addressLine } from '#shared/format/address.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { medicineName, medicineQuantity } from './medicine.ts';
import { orderStatus, orderSteps } from './orderStatus.ts';

/** Statuses of an order whose delivery is to come. */
const COMING: ReadonlySet<string> = new Set(['created', 'processing', 'shipped']);

/**
 * Formats an order; an unknown field is absent.
 * @param timeZone IANA name; without it the device's own
 */
export function orderRow(order: Order, timeZone?: string) {
  const plan = order.charge?.reasonObject?.plan;
  const shipping = order.patient?.shipping;
  return {
    title: [medicineName(plan), medicineQuantity(plan)].filter(Boolean).join(', '),
    placed: formatDay(order.createdAt, timeZone) ?? '',
    number: order._id,
    total: order.charge ? formatCents(order.charge.sum) : undefined,
    status: orderStatus(order.status),
    steps: orderSteps(order, timeZone),
    carrier: [order.carrier, order.tracking_number].filter(Boolean).join(', ') || undefined,
    trackingUrl: order.tracking_url,
    sentTo: (shipping && addressLine(shipping)) || undefined,
    imageUrl: plan?.productImgUrl,
    expected: COMING.has(order.status) ? formatDay(order.expectedDelivery, timeZone) : undefined,
  };
}
