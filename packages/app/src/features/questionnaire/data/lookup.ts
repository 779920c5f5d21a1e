import { unwrap } from '@patient/api';
import { query } from '#shared/service/query.ts';

/** Entries of one of the service's lists that match a text; disabled for an empty text. */
export const lookupAtom = query(
  'listLookupItems',
  ({ client, signal }, type: string, search: string) =>
    unwrap(client.GET('/get-{type}', { params: { path: { type }, query: { search } }, signal })),
  (_get, [, search]) => ({ enabled: search !== '', staleTime: Infinity }),
);
