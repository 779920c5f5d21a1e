import { NOBODY } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { oneOf, requiredText, wholeNumber } from '../../http/read.ts';
import { fitsDoctor } from './rules.ts';
import { type ProductType } from '../../core/schema.ts';
import { subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';

const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];
const PAGE_SIZE = 10;
const LARGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;

const productOf = (value: unknown): ProductType | undefined =>
  value === undefined ? undefined : oneOf(value, 'product', productTypes);

function stateOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const state = requiredText(value, 'state');
  if (!/^[A-Z]{2}$/.test(state)) throw new HttpError(400, 'state must be an abbreviation of two letters');
  return state;
}

/** Doctors. */
export const doctors: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.get('/api/assigned-doctor', 'getAssignedDoctor', ({ caller, query, reply }) => {
    const product = productOf(query.product);
    const { subscriptionId, status = 'active' } = query;
    const candidates =
      subscriptionId === undefined
        ? subscriptionRecords(context, caller.patientId)
        : [subscriptionRecord(context, caller.patientId, subscriptionId)];
    const assigned = candidates
      .filter(({ productType }) => product === undefined || productType === product)
      .map(({ doctorId }) => (doctorId === undefined ? undefined : store.get('doctors', NOBODY, doctorId)))
      .find((doctor) => doctor !== undefined && fitsDoctor(doctor, { status }));
    if (assigned === undefined) throw new HttpError(404, 'No doctor looks after this treatment yet');
    return reply(200, { data: [assigned] });
  });

  routes.patient.get('/api/doctors', 'listDoctors', ({ query, reply }) => {
    const limit = wholeNumber(query.limit ?? PAGE_SIZE, 'limit', 1, LARGEST_PAGE);
    const page = wholeNumber(query.page ?? 1, 'page', 1, LAST_PAGE);
    const wanted = { product: productOf(query.product), state: stateOf(query.state), status: query.status };
    const found = store.list('doctors', NOBODY).filter((doctor) => fitsDoctor(doctor, wanted));
    return reply(200, {
      data: found.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: found.length },
    });
  });

  routes.patient.get('/api/doctor/{id}', 'getDoctor', ({ path, reply }) => {
    const doctor = store.get('doctors', NOBODY, path.id);
    if (doctor === undefined) throw new HttpError(404, 'Doctor not found');
    return reply(200, { data: [doctor] });
  });
};
