import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { unwrapOne } from '@patient/api';
import { environmentAtom } from '../environment.ts';
import { cacheOf } from '../service/cache.ts';
import { clientAtom } from '../service/client.ts';

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

/**
 * The patient record, for queries that build on it. They must not read {@link meAtom} themselves: it changes with every
 * fetch, each change makes such a query anew, and one whose last fetch failed then loses the data that it has.
 */
export const patientAtom = atom((get) => get(meAtom).data?.patient);

/** The id of the patient record. */
export const patientIdAtom = atom((get) => get(patientAtom)?._id);
