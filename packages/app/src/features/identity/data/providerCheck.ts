import { unwrapOne } from '@patient/api';
import { query } from '#shared/service/query.ts';

/** Whether the card provider verifies the patient's identity (STRIPE_VERIFICATION_ENABLE). */
export const providerChecksAtom = query(
  'getConfig',
  async ({ client, signal }) => {
    const params = { query: { config: 'STRIPE_VERIFICATION_ENABLE' } };
    const { value } = await unwrapOne(client.GET('/get-config', { params, signal }));
    return value === true;
  },
  () => ({ staleTime: Infinity }),
)();
