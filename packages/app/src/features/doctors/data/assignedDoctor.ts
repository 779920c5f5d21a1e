import { unwrapOne, type Subscription } from '@patient/api';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { quietClientAtom } from '#shared/service/client.ts';

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
