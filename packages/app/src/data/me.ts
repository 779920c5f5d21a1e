import { atomWithQuery } from 'jotai-tanstack-query';
import { unwrapOne } from '@patient/api';
import { environmentAtom } from '../environment.ts';

/** The signed-in account with its patient record (GET /me). */
export const meAtom = atomWithQuery((get) => {
  const { client, session } = get(environmentAtom);
  return {
    queryKey: ['me'],
    enabled: session.read().loggedIn,
    queryFn: ({ signal }) => unwrapOne(client.GET('/me', { signal })),
  };
});
