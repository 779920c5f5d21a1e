import type { OrderRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { orderStatus, trackingOf } from './rules.ts';
import type { Order } from '../../core/schema.ts';

const PAGE_SIZE = 10;

const parts = ['patientUser', 'charge'] as const;
type Part = (typeof parts)[number];

/** The order as it stands now, with the parts asked for. */
function orderNow({ store, clock }: Context, record: OrderRecord, populated: readonly Part[]): Order {
  const { _id, createdAt, subscriptionId, chargeId, shipping } = record;
  const status = orderStatus(record, clock());
  const charge = populated.includes('charge') ? store.get('charges', subscriptionId, chargeId) : undefined;
  const plan = charge?.reasonObject?.plan;
  return {
    _id,
    createdAt,
    status,
    ...trackingOf(record, status),
    ...(populated.includes('patientUser') && shipping !== undefined && { patient: { shipping } }),
    ...(charge !== undefined && {
      charge: {
        ...(charge.invoiceId !== undefined && { invoiceId: charge.invoiceId }),
        sum: charge.sum,
        ...(plan !== undefined && { reasonObject: { plan } }),
      },
    }),
  };
}

/** Reads what is wanted in full, separated by commas; words that nobody knows are left out. */
const partsIn = (populate: string | undefined): Part[] => {
  const words = (populate ?? '').split(',').map((word) => word.trim());
  return parts.filter((part) => words.includes(part));
};

/** Deliveries of a patient. */
export const orders: Feature = (routes, context) => {
  routes.patient.get('/api/orders', 'listOrders', ({ caller, query, reply }) => {
    const { limit = PAGE_SIZE, page = 1, sort = '-createdAt' } = query;
    // Orders are written as they are made, so that their order on the shelf is the order of time.
    const found = context.store.page('orders', caller.patientId, {
      limit,
      offset: (page - 1) * limit,
      newestFirst: sort === '-createdAt',
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
