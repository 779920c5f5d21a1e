import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import { matchesCriteria } from './rules.ts';
import { subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';

/** Doctors. */
export const doctors: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.get('/api/assigned-doctor', 'getAssignedDoctor', ({ caller, query, reply }) => {
    const { product, subscriptionId } = query;
    const status = defaulted(query.status);
    const candidates =
      subscriptionId === undefined
        ? subscriptionRecords(context, caller.patientId)
        : [subscriptionRecord(context, caller.patientId, subscriptionId)];
    const assigned = candidates
      .filter(({ productType }) => product === undefined || productType === product)
      .map(({ doctorId }) => (doctorId === undefined ? undefined : store.get('doctors', SHARED, doctorId)))
      .find((doctor) => doctor !== undefined && matchesCriteria(doctor, { status }));
    if (assigned === undefined) throw new HttpError(404, 'No doctor looks after this treatment yet');
    return reply(200, { data: [assigned] });
  });

  routes.patient.get('/api/doctors', 'listDoctors', ({ query, reply }) => {
    const [limit, page] = [defaulted(query.limit), defaulted(query.page)];
    const found = store.list('doctors', SHARED).filter((doctor) => matchesCriteria(doctor, query));
    return reply(200, {
      data: found.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: found.length },
    });
  });

  routes.patient.get('/api/doctor/{id}', 'getDoctor', ({ path, reply }) => {
    const doctor = store.get('doctors', SHARED, path.id);
    if (doctor === undefined) throw new HttpError(404, 'Doctor not found');
    return reply(200, { data: [doctor] });
  });
};
