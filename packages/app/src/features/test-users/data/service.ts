import { atomWithQuery } from 'jotai-tanstack-query';
import { fetchConfiguredKey } from '../../payment/index.ts';
import { cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';

/** Whether the stand-in takes the cards (GET /get-config, which asks for nobody's token). */
export const cardStandInAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['cardStandIn'],
    queryFn: async ({ signal }) => (await fetchConfiguredKey(client, signal)) === undefined,
  };
}, cacheOf);
