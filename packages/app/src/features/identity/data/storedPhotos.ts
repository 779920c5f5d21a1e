import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError, type ApiClient } from '@patient/api';
import type { IdentityPicture } from '../rules/photoArrival.ts';
import { cacheOf } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';

/** The pictures of the identity check that the service has; null where none has arrived. */
export type ArrivedPhotos = Readonly<Record<IdentityPicture, Blob | null>>;

/** Nothing has arrived. */
export const NONE: ArrivedPhotos = { cardID: null, selfie: null };

/** Where the cache keeps them. */
export const arrivedKey = (id: string): readonly string[] => ['identityPhotos', id];

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
 * What has arrived of a subscription's identity photos (GET private-file, with the bearer token alone). The selfie comes
 * behind the ID, so it is asked for where that is there.
 */
export const arrivedPhotosAtom = family((id: string) =>
  atomWithQuery<ArrivedPhotos>((get) => {
    const client = get(quietClientAtom);
    return {
      queryKey: arrivedKey(id),
      staleTime: Infinity,
      // A picture is no data: it must not be looked into.
      structuralSharing: false,
      // A missing picture is an expected 404, which the quiet client does not report.
      queryFn: async ({ signal }) => {
        const cardID = await fetchPicture(client, id, 'cardID', signal);
        return cardID === null ? NONE : { cardID, selfie: await fetchPicture(client, id, 'selfie', signal) };
      },
    };
  }, cacheOf),
);
