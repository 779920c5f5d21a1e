import type { OrderRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { orderDates, orderStatus, trackingOf } from './rules.ts';
import type { Order } from '../../core/schema.ts';

const parts = ['patientUser', 'charge'] as const;
type Part = (typeof parts)[number];

/** Order at the current time, with the requested parts. */
function orderNow({ store, clock }: Context, record: OrderRecord, populated: readonly Part[]): Order {
  const { _id, createdAt, subscriptionId, chargeId, shipping } = record;
  const status = orderStatus(record, clock());
  const charge = populated.includes('charge') ? store.get('charges', subscriptionId, chargeId) : undefined;
  return {
    _id,
    createdAt,
    status,
    ...orderDates(record, clock()),
    ...trackingOf(record, status),
    ...(populated.includes('patientUser') && shipping !== undefined && { patient: { shipping } }),
    ...(charge !== undefined && { charge }),
  };
}

/** Parses a comma-separated list of parts; unknown ones are ignored. */
const partsIn = (populate: string | undefined): Part[] => {
  const names = (populate ?? '').split(',').map((name) => name.trim());
  return parts.filter((part) => names.includes(part));
};

/** Orders of a patient. */
export const orders: Feature = (routes, context) => {
  routes.patient.get('/api/orders', 'listOrders', ({ caller, query, reply }) => {
    const [limit, page] = [defaulted(query.limit), defaulted(query.page)];
    // Orders are stored when they are created, so the collection is sorted by time.
    const found = context.store.page('orders', caller.patientId, {
      limit,
      offset: (page - 1) * limit,
      newestFirst: defaulted(query.sort) === '-createdAt',
    });
    return reply(200, {
      data: found.map((record) => orderNow(context, record, parts)),
      pagination: { page, limit, total: context.store.count('orders', caller.patientId) },
    });
  });

  routes.patient.get('/api/order/{id}', 'getOrder', ({ caller, path, query, reply }) => {
    const record = context.store.get('orders', caller.patientId, path.id);
    if (record === undefined) throw new HttpError(404, 'Order not found');
    return reply(200, { data: [orderNow(context, record, partsIn(query.populate))] });
  });
};
