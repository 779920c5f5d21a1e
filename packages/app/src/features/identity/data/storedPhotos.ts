import { ApiError, type ApiClient } from '@patient/api';
import type { IdentityPicture } from '../rules/photoView.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { family } from '#shared/service/atomFamily.ts';

/** A picture that the service has; null for a missing one, the reason for one that did not arrive. */
export type StoredPicture = Blob | Error | null;

/** Pictures of the identity check. */
export type StoredPhotos = Readonly<Record<IdentityPicture, StoredPicture>>;

export const NONE: StoredPhotos = { cardID: null, selfie: null };

/** Query key. */
export const storedPhotosKey = (id: string): readonly string[] => ['identityPhotos', id];

async function fetchPicture(
  client: ApiClient,
  id: string,
  action: IdentityPicture,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const params = { path: { id }, query: { action } };
  try {
    const { data } = await client.GET('/api/subscription/{id}/private-file', {
      params,
      parseAs: 'blob',
      signal,
    });
    return data ?? null;
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    return error instanceof ApiError && error.status === 404 ? null : error;
  }
}

/**
 * Identity photos of a subscription (GET private-file, with the bearer token only). The selfie follows the ID, so it is
 * requested only where there may be one. A picture that does not arrive stops no other; asked for again, only it is.
 */
export const storedPhotosAtom = family((id: string) =>
  queryAtom<StoredPhotos>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    return {
      queryKey: storedPhotosKey(id),
      staleTime: Infinity,
      // Structural sharing would compare blobs as plain objects.
      structuralSharing: false,
      // A missing picture is an expected 404, which is data, not an error.
      queryFn: async ({ signal }) => {
        const known = cache.getQueryData<StoredPhotos>(storedPhotosKey(id));
        const read = async (picture: IdentityPicture): Promise<StoredPicture> => {
          const before = known?.[picture];
          return before instanceof Blob ? before : fetchPicture(client, id, picture, signal);
        };
        const cardID = await read('cardID');
        return cardID === null ? NONE : { cardID, selfie: await read('selfie') };
      },
    };
  }),
);
