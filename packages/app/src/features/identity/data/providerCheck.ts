import { unwrapOne } from '@patient/api';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';

/** Whether the card provider checks who the patient is (GET /get-config, STRIPE_VERIFICATION_ENABLE, without a token). */
export const providerChecksAtom = queryAtom((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['providerChecks'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const params = { query: { config: 'STRIPE_VERIFICATION_ENABLE' } };
      const { value } = await unwrapOne(client.GET('/get-config', { params, signal }));
      return value === true;
    },
  };
});
