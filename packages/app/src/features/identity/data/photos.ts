import { atom } from 'jotai';
import { ApiError, unwrap, type ApiClient } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { memoryDraft } from '#shared/outbox/draftAtom.ts';
import { sentName } from '@patient/api/photos';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { uploadClientAtom } from '#shared/service/client.ts';
import { limitUpload } from '#shared/service/limitUpload.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { query, type Query } from '#shared/service/query.ts';
import type { IdentityPicture } from '../rules/photoView.ts';

/** A picture that the service has; null for a missing one, the reason for one that could not be loaded. */
export type StoredPicture = Blob | Error | null;

/**
 * Photo of the identity check (GET private-file, with the bearer token only). The selfie follows the ID, so it is requested
 * only where there may be one. A missing picture is an expected 404, and one that fails is shown in its place: both are data.
 */
export const storedPhotoAtom: Query<readonly [string, IdentityPicture], StoredPicture> = query(
  'getPrivateFile',
  async ({ client, signal }, id: string, action: IdentityPicture): Promise<StoredPicture> => {
    const params = { path: { id }, query: { action } };
    const path = '/api/subscription/{id}/private-file';
    try {
      return (await client.GET(path, { params, parseAs: 'blob', signal })).data ?? null;
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error;
      return error instanceof ApiError && error.status === 404 ? null : error;
    }
  },
  (get, [id, picture]) => ({
    enabled: picture === 'cardID' || (get(storedPhotoAtom(id, 'cardID')).data ?? null) !== null,
    staleTime: Infinity,
    // Structural sharing would compare blobs as plain objects.
    structuralSharing: false,
  }),
);

/** Photo to upload. */
export interface PhotoUpload {
  readonly id: string;
  readonly picture: IdentityPicture;
  readonly photo: Blob;
}

/**
 * Uploads a photo of the identity check; rejects with ApiError, also without a response.
 * @param clientFor returns the client that sends a form
 */
export function sendPhoto(
  clientFor: (form: FormData) => ApiClient,
  { id, picture, photo }: PhotoUpload,
): Promise<unknown> {
  const stop = new AbortController();
  const endLimit = limitUpload(stop);
  const form = new FormData();
  form.append('data', photo, sentName(picture, photo.type));
  const call = clientFor(form).POST('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action: picture } },
    body: { data: photo },
    bodySerializer: () => form,
    signal: stop.signal,
  });
  return unwrap(call).finally(endLimit);
}

/** A photo that is taken or chosen, and not sent. */
export interface ChosenPhoto {
  readonly photo: Blob;
  /** File name on the device; undefined for a camera photo. */
  readonly name: string | undefined;
}

const isChosenPhoto = (held: unknown): held is ChosenPhoto =>
  typeof held === 'object' && held !== null && 'photo' in held && held.photo instanceof Blob;

const heldPhotoAtom = memoryDraft('identityPhoto', (held) => (isChosenPhoto(held) ? held : undefined));

/** The photo to be sent, in the memory of this page only. */
export const chosenPhotoAtom = (id: string, picture: IdentityPicture) => heldPhotoAtom(`${id} ${picture}`);

/** How far the upload of a chosen photo is. */
export interface UploadState {
  readonly state: 'review' | 'uploading' | 'failed';
  /** Share that has been sent, 0 to 1. */
  readonly progress?: number | undefined;
}

const uploadStates = family((_key: string) => atom<UploadState>({ state: 'review' }));

/** Upload of a photo; it continues, and blocks the photo, while its patient looks at something else. */
export const uploadStateAtom = (id: string, picture: IdentityPicture) => uploadStates(`${id} ${picture}`);

/** Uploads the chosen photo with progress; notifies, and resolves to whether the page can go on. */
export const uploadPhotoAtom = atom(
  null,
  async (get, set, id: string, picture: IdentityPicture): Promise<boolean> => {
    const [chosenAtom, stateAtom] = [chosenPhotoAtom(id, picture), uploadStateAtom(id, picture)];
    const sent = get(chosenAtom);
    if (sent === undefined || get(stateAtom).state === 'uploading') return false;
    const note = (next: UploadState) => set(stateAtom, next);
    const onProgress = (progress: number) => note({ state: 'uploading', progress });
    note({ state: 'uploading', progress: 0 });
    try {
      const upload = { id, picture, photo: sent.photo };
      const sending = sendPhoto((form) => get(uploadClientAtom)(form, onProgress), upload);
      await notifyOnError(get(environmentAtom), sending);
    } catch {
      // The notification shows the service's message; the page shows the catalogue's.
      note({ state: 'failed' });
      return false;
    }
    note({ state: 'review' });
    // Another photo may have been chosen since.
    if (get(chosenAtom) !== sent) return false;
    set(chosenAtom, undefined);
    const cache = get(cacheAtom);
    // Without an ID there was no selfie to look for.
    cache.setQueryData<StoredPicture>(storedPhotoAtom.key(id, 'selfie'), (before = null) => before);
    cache.setQueryData<StoredPicture>(storedPhotoAtom.key(id, picture), sent.photo);
    return true;
  },
);
