import { atomWithQuery } from 'jotai-tanstack-query';
import { unwrapOne } from '@patient/api';
import { environmentAtom } from '../environment.ts';
import { cacheOf } from './cache.ts';
import { clientAtom } from './client.ts';

/** The signed-in account with its patient record (GET /me; `winback` as the key winbackUser says). */
export const meAtom = atomWithQuery((get) => {
  const { session } = get(environmentAtom);
  const client = get(clientAtom);
  return {
    queryKey: ['me'],
    enabled: session.read().loggedIn,
    queryFn: ({ signal }) => {
      const params = { query: { winback: session.recall('winbackUser') ?? false } };
      return unwrapOne(client.GET('/me', { params, signal }));
    },
  };
}, cacheOf);
