import { unwrapOne, type Subscription } from '@patient/api';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom, quietClientAtom } from '#shared/service/client.ts';

/** One doctor (GET /api/doctor/{id}); an empty id asks for nobody. */
export const doctorAtom = family((id: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: ['doctor', id],
      enabled: id !== '',
      queryFn: ({ signal }) =>
        unwrapOne(client.GET('/api/doctor/{id}', { params: { path: { id } }, signal })),
    };
  }),
);

const doctorsOf = family((product: Subscription['productType']) =>
  family((subscriptionId: string) =>
    queryAtom((get) => {
      const client = get(quietClientAtom);
      return {
        queryKey: ['assignedDoctor', product, subscriptionId],
        enabled: subscriptionId !== '',
        queryFn: async ({ signal }) => {
          const query = { product, subscriptionId, status: 'active' };
          try {
            return await unwrapOne(client.GET('/api/assigned-doctor', { params: { query }, signal }));
          } catch (error) {
            if (signal.aborted) throw error;
            return null;
          }
        },
      };
    }),
  ),
);

/**
 * Active doctor of a subscription (GET /api/assigned-doctor), null where the call failed: only a name is missing then, so
 * there is no notification. Nothing is requested before the subscription has a doctor.
 */
export const assignedDoctorAtom = (
  subscription: Pick<Subscription, '_id' | 'productType' | 'doctorId'> | undefined,
) => doctorsOf(subscription?.productType ?? 'ed')(subscription?.doctorId ? subscription._id : '');
