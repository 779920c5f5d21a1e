import { atomWithQuery } from 'jotai-tanstack-query';
import { fetchConfiguredKey } from '../../payment/index.ts';
import { cacheOf } from '../../../shared/service/cache.ts';
import { anonymousClientAtom } from '../../../shared/service/client.ts';

/** Whether the mock takes cards (GET /get-config, which needs no token). */
export const isStripeMockAtom = atomWithQuery((get) => {
  const client = get(anonymousClientAtom);
  return {
    queryKey: ['isStripeMock'],
    queryFn: async ({ signal }) => (await fetchConfiguredKey(client, signal)) === undefined,
  };
}, cacheOf);
