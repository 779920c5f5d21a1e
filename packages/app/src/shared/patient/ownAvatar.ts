import { atom } from 'jotai';
import { privateFileId } from '../format/privateFile.ts';
import { cacheAtom } from '../service/cache.ts';
import { clientAtom } from '../service/client.ts';
import { queryAtom } from '../service/queryAtom.ts';
import { meAtom } from './me.ts';

/** By itself, since a query must not be made anew with every read of the account. */
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
      // Nobody is told: there are initials, and the next refresh of the page asks again.
      return (await call.catch(() => undefined))?.data ?? null;
    },
  };
});

/** Object URL of a picture while somebody draws it; it is revoked with the last one (privacy rules, 10). */
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
 * Address that the picture of the account is drawn from: its own, or an object URL of one that the patient sent, which is
 * fetched with the token. Undefined until that is there.
 */
export const ownAvatarAtom = atom((get) => {
  const address = get(addressAtom);
  if (privateFileId(address) === undefined) return address;
  const urlAtom = get(ownUrlAtom);
  return urlAtom && get(urlAtom);
});
