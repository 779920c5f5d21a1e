import { atom } from 'jotai';
import { privateFileId } from '../format/privateFile.ts';
import { fetchFile, objectUrlAtom } from '../service/files.ts';
import { query } from '../service/query.ts';
import { meAtom } from './me.ts';

/** Uploaded picture of the account; null after a failure, without a notification, because initials are shown. */
const pictureAtom = query(
  ['avatar', 'getFile'],
  async ({ client, signal }, id: string): Promise<Blob | null> =>
    fetchFile(client, id, signal).catch(() => null),
  // Structural sharing would compare files as plain objects.
  () => ({ staleTime: Infinity, structuralSharing: false }),
);

/**
 * URL of the account's picture: its own, or an object URL of an uploaded one, which is fetched with the token.
 * Undefined until that is loaded.
 */
export const ownAvatarAtom = atom((get) => {
  const url = get(meAtom).data?.avatar;
  const id = privateFileId(url);
  if (id === undefined) return url;
  const { data } = get(pictureAtom(id));
  return data ? get(objectUrlAtom(data)) : undefined;
});
