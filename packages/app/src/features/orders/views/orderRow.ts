import type { Charge, Order } from '@patient/api';
import { addressLine } from '#shared/format/address.ts';
import { formatDay } from '#shared/format/dates.ts';
import { distinctions } from '#shared/format/distinctions.ts';
import { formatCents } from '#shared/format/money.ts';
import { chargeState, isComing } from '@patient/api/model';
import { medicineName, medicineQuantity, shortMedicineName } from './medicine.ts';
import { orderEnding, orderStatus, orderSteps } from './orderStatus.ts';

const expectedDay = ({ status, expectedDelivery }: Order): string | undefined =>
  isComing(status) ? formatDay(expectedDelivery) : undefined;

const totalOf = ({ charge }: Order): string | undefined => charge && formatCents(charge.sum);

/** Row of an order, without unknown values. */
function orderRow(order: Order) {
  const plan = order.charge?.reasonObject?.plan;
  const expected = expectedDay(order);
  return {
    id: order._id,
    title: shortMedicineName(plan),
    details: [
      expected ? `Expected ${expected}` : `Ordered ${formatDay(order.createdAt) ?? ''}`,
      totalOf(order),
    ].filter((detail) => detail !== undefined),
    status: orderStatus(order.status),
    imageUrl: plan?.productImgUrl,
  };
}

/** Rows of the orders in a list; those that are alike have their number. */
export function orderRows(orders: readonly Order[]) {
  const rows = orders.map(orderRow);
  const numbers = distinctions(
    rows.map(({ id, title, details, status }) => ({
      name: [title, ...details, status.label].join(', '),
      details: [`Order number ${id}`],
    })),
  );
  return rows.map((row, at) => ({
    ...row,
    details: [...row.details, numbers[at]].filter((detail) => detail !== undefined),
  }));
}

/** An order's page, without unknown values. */
export function orderDetails(order: Order) {
  const plan = order.charge?.reasonObject?.plan;
  const shipping = order.patient?.shipping;
  const facts: readonly (readonly [term: string, detail: string | undefined])[] = [
    ['Ordered', formatDay(order.createdAt)],
    ['Expected delivery', expectedDay(order)],
    ['Total', totalOf(order)],
    ['Order number', order._id],
    ['Carrier', [order.carrier, order.tracking_number].filter(Boolean).join(', ')],
    ['Ship to', shipping && addressLine(shipping)],
  ];
  return {
    title: [medicineName(plan), medicineQuantity(plan)].filter(Boolean).join(', '),
    placed: formatDay(order.createdAt) ?? '',
    status: orderStatus(order.status),
    steps: orderSteps(order),
    facts: facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
    trackingUrl: order.tracking_url,
  };
}

/** Fields of an order that the rule uses. */
type EndedOrder = Pick<Order, 'status'> & { readonly charge?: Pick<Charge, 'status' | 'sum'> };

/** Text about a refunded or failed charge; undefined if it was paid or its status is unknown. */
function moneyText({ charge }: EndedOrder): string | undefined {
  if (charge === undefined) return undefined;
  const state = chargeState(charge);
  if (state === 'refunded')
    return `We refunded ${formatCents(charge.sum)} to your card. Your bank may take a few days to show it.`;
  return state === 'failed' || state === 'released' ? "You weren't charged for it." : undefined;
}

/** Notice of a canceled or returned order: what it means and what to do; undefined for other orders. */
export function orderNext(order: EndedOrder): string | undefined {
  const ending = orderEnding(order.status);
  return ending && `${ending.lead} ${moneyText(order) ?? ending.next}`;
}
