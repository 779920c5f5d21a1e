import { unwrap, unwrapOne, type Subscription } from '@patient/api';
import { query } from '#shared/service/query.ts';

/** Doctor by id; disabled for an empty id. */
export const doctorAtom = query(
  'getDoctor',
  ({ client, signal }, id: string) =>
    unwrapOne(client.GET('/api/doctor/{id}', { params: { path: { id } }, signal })),
  (_get, [id]) => ({ enabled: id !== '' }),
);

/** Maximum number of doctors in one response of the service. */
const PAGE_SIZE = 100;

/** Active doctors of a state; a service without these filters returns others, too. Disabled for an empty state. */
export const doctorsAtom = query(
  'listDoctors',
  ({ client, signal }, state: string) => {
    const params = { query: { limit: PAGE_SIZE, page: 1, state, status: 'active' } };
    return unwrap(client.GET('/api/doctors', { params, signal }));
  },
  (_get, [state]) => ({ enabled: state !== '' }),
);

const assignedQuery = query(
  'getAssignedDoctor',
  async ({ client, signal }, product: Subscription['productType'], subscriptionId: string) => {
    const params = { query: { product, subscriptionId, status: 'active' } };
    try {
      return await unwrapOne(client.GET('/api/assigned-doctor', { params, signal }));
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
  },
  (_get, [, subscriptionId]) => ({ enabled: subscriptionId !== '' }),
);

/**
 * Active doctor of a subscription; null if the request failed, without a notification, because only a name is missing.
 * Disabled until the subscription has a doctor.
 */
export const assignedDoctorAtom = (
  subscription: Pick<Subscription, '_id' | 'productType' | 'doctorId'> | undefined,
) => assignedQuery(subscription?.productType ?? 'ed', subscription?.doctorId ? subscription._id : '');
