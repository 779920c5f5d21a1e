import { atom } from 'jotai';
import { privateFileId } from '../format/privateFile.ts';
import { cacheAtom } from '../service/cache.ts';
import { clientAtom } from '../service/client.ts';
import { queryAtom } from '../service/queryAtom.ts';
import { meAtom } from './me.ts';

/** A separate atom, so that the query is not recreated with every fetch of the account. */
const addressAtom = atom((get) => get(meAtom).data?.avatar);

const fileAtom = queryAtom<Blob | null>((get) => {
  const id = privateFileId(get(addressAtom));
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  const queryKey = ['avatar', id];
  return {
    queryKey,
    enabled: id !== undefined,
    // Structural sharing would compare blobs as plain objects.
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const known = cache.getQueryData<Blob | null>(queryKey);
      if (known) return known;
      const params = { path: { id: id ?? '' } };
      const call = client.GET('/api/file/{id}', { params, parseAs: 'blob', signal });
      // No notification: the initials are shown, and the next refresh of the page tries again.
      return (await call.catch(() => undefined))?.data ?? null;
    },
  };
});

/** Object URL of a picture, revoked when the atom has no subscribers (privacy rules, 10). */
function createUrlAtom(picture: Blob) {
  const urlAtom = atom<string>();
  urlAtom.onMount = (set) => {
    const url = URL.createObjectURL(picture);
    set(url);
    return () => {
      URL.revokeObjectURL(url);
      set(undefined);
    };
  };
  return urlAtom;
}

const pictureAtom = atom((get) => get(fileAtom).data);
const ownUrlAtom = atom((get) => {
  const picture = get(pictureAtom);
  return picture ? createUrlAtom(picture) : undefined;
});

/**
 * URL of the account's picture: its own, or an object URL of an uploaded one, which is fetched with the token. Undefined
 * until that has loaded.
 */
export const ownAvatarAtom = atom((get) => {
  const address = get(addressAtom);
  if (privateFileId(address) === undefined) return address;
  const urlAtom = get(ownUrlAtom);
  return urlAtom && get(urlAtom);
});
