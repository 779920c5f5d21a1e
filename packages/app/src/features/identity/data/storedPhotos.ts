import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError, type ApiClient } from '@patient/api';
import type { IdentityPicture } from '../rules/photoView.ts';
import { cacheOf } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';

/** Pictures of the identity check that the service has; null for a missing one. */
export type StoredPhotos = Readonly<Record<IdentityPicture, Blob | null>>;

export const NONE: StoredPhotos = { cardID: null, selfie: null };

/** Query key. */
export const storedPhotosKey = (id: string): readonly string[] => ['identityPhotos', id];

async function fetchPicture(
  client: ApiClient,
  id: string,
  action: IdentityPicture,
  signal: AbortSignal,
): Promise<Blob | null> {
  const params = { path: { id }, query: { action } };
  try {
    const { data } = await client.GET('/api/subscription/{id}/private-file', {
      params,
      parseAs: 'blob',
      signal,
    });
    return data ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Identity photos of a subscription (GET private-file, with the bearer token only). The selfie follows the ID, so it is
 * requested only where there is one.
 */
export const storedPhotosAtom = family((id: string) =>
  atomWithQuery<StoredPhotos>((get) => {
    const client = get(quietClientAtom);
    return {
      queryKey: storedPhotosKey(id),
      staleTime: Infinity,
      // Structural sharing would compare blobs as plain objects.
      structuralSharing: false,
      // A missing picture is an expected 404, which the quiet client does not report.
      queryFn: async ({ signal }) => {
        const cardID = await fetchPicture(client, id, 'cardID', signal);
        return cardID === null ? NONE : { cardID, selfie: await fetchPicture(client, id, 'selfie', signal) };
      },
    };
  }, cacheOf),
);
