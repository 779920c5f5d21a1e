import { unwrapOne } from '@patient/api';
import { family } from '../../../shared/service/atomFamily.ts';
import { queryAtom } from '../../../shared/service/queryAtom.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';

/**
 * The active doctor of a subscription (GET /api/assigned-doctor), null where the call failed: only a name is missing then,
 * so nobody is notified. An empty id asks for nobody.
 */
export const assignedDoctorAtom = family((subscriptionId: string) =>
  queryAtom((get) => {
    const client = get(quietClientAtom);
    return {
      queryKey: ['assignedDoctor', subscriptionId],
      enabled: subscriptionId !== '',
      queryFn: async ({ signal }) => {
        const query = { subscriptionId, status: 'active' };
        try {
          return await unwrapOne(client.GET('/api/assigned-doctor', { params: { query }, signal }));
        } catch (error) {
          if (signal.aborted) throw error;
          return null;
        }
      },
    };
  }),
);
