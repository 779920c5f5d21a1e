import { atom, type Atom } from 'jotai';
import { ApiError, type ApiClient } from '@patient/api';
import { environmentAtom } from '../environment.ts';
import { family } from './atomFamily.ts';
import { cacheAtom } from './cache.ts';
import { clientAtom } from './client.ts';
import { notifyFailure, notifyOnError } from './notify.ts';
import { query } from './query.ts';

const urls = new WeakMap<Blob, Atom<string | undefined>>();

/** Object URL of a file while it is rendered; revoked with its last reader (privacy rules, 10). */
export function objectUrlAtom(file: Blob): Atom<string | undefined> {
  const known = urls.get(file);
  if (known !== undefined) return known;
  const urlAtom = atom<string>();
  urlAtom.onMount = (set) => {
    const url = URL.createObjectURL(file);
    set(url);
    return () => {
      URL.revokeObjectURL(url);
      set(undefined);
    };
  };
  urls.set(file, urlAtom);
  return urlAtom;
}

/**
 * Fetches a private file, which requires the token. Its name is generated, because the service sends none.
 * Rejects with ApiError.
 */
export async function fetchFile(client: ApiClient, id: string, signal?: AbortSignal): Promise<File> {
  const params = { path: { id } };
  const call = client.GET('/api/file/{id}', { params, parseAs: 'blob', ...(signal && { signal }) });
  const { data = new Blob() } = await call;
  return new File([data], 'Photo.jpg', { type: data.type });
}

/** Private file by id; null if the service no longer has it. Removed from the cache when unused. */
export const fileAtom = query(
  'getFile',
  ({ client, signal, store }, id: string): Promise<File | null> =>
    fetchFile(client, id, signal).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // Null is data, so it is not requested again.
      notifyFailure(store.get(environmentAtom), error);
      return null;
    }),
  // Structural sharing would compare files as plain objects.
  () => ({
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.retryAt !== undefined),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  }),
);

/** Object URL of a private file: undefined while it loads, null for one that can't be shown. */
export const fileUrlAtom = family((id: string) =>
  atom((get) => {
    const { data, error } = get(fileAtom(id));
    return data ? get(objectUrlAtom(data)) : data === null || error !== null ? null : undefined;
  }),
);

/** Gets a file for a download, if it isn't loaded yet. Rejects with ApiError, which is shown in the notification. */
export const downloadFileAtom = atom(null, async (get, _set, id: string, signal: AbortSignal) => {
  const loaded = get(cacheAtom).getQueryData<File | null>(fileAtom.key(id));
  return loaded ?? notifyOnError(get(environmentAtom), fetchFile(get(clientAtom), id, signal));
});
