import { fetchConfiguredKey } from '#features/payment/index.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { anonymousClientAtom } from '#shared/service/client.ts';

/** Whether the mock takes cards (GET /get-config, which needs no token). */
export const isStripeMockAtom = queryAtom((get) => {
  const client = get(anonymousClientAtom);
  return {
    queryKey: ['isStripeMock'],
    queryFn: async ({ signal }) => (await fetchConfiguredKey(client, signal)) === undefined,
  };
});
