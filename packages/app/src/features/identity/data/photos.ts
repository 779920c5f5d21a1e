import { atom } from 'jotai';
import { ApiError, unwrap, uploadFailure, type ApiClient } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { memoryDraft } from '#shared/outbox/draftAtom.ts';
import { uploadName, type FileWarning } from '@patient/api/files';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { uploadClientAtom } from '#shared/service/client.ts';
import { failureText } from '#shared/format/failureText.ts';
import { notifyDone, notifyFailure } from '#shared/service/notify.ts';
import { query, type Query } from '#shared/service/query.ts';
import type { IdentityPicture } from '@patient/api/model';

/** Uploaded picture; null if missing, an error if it could not be loaded. */
export type StoredPicture = Blob | Error | null;

/**
 * Photo of the identity check (GET private-file, which requires the token). The selfie is only requested if there is an ID,
 * which is uploaded first. A missing picture (404) and an error are returned as data, to be shown in place of the photo; an
 * error also shows a notification.
 */
export const storedPhotoAtom: Query<readonly [string, IdentityPicture], StoredPicture> = query(
  'getPrivateFile',
  async ({ client, signal, store }, id: string, action: IdentityPicture): Promise<StoredPicture> => {
    const params = { path: { id }, query: { action } };
    const path = '/api/subscription/{id}/private-file';
    try {
      return (await client.GET(path, { params, parseAs: 'blob', signal })).data ?? null;
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error;
      if (error instanceof ApiError && error.status === 404) return null;
      notifyFailure(store.get(environmentAtom), error);
      return error;
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
 * Uploads a photo of the identity check. Rejects with ApiError, including after a timeout.
 * @param clientFor returns the client for a form, such as one that reports its progress
 */
export function sendPhoto(
  clientFor: (form: FormData) => ApiClient,
  { id, picture, photo }: PhotoUpload,
): Promise<unknown> {
  const form = new FormData();
  form.append('data', photo, uploadName(picture, photo.type));
  const call = clientFor(form).POST('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action: picture } },
    body: { data: photo },
    bodySerializer: () => form,
  });
  return unwrap(call);
}

/** Photo that is taken or chosen and not uploaded yet. */
export interface ChosenPhoto {
  readonly photo: Blob;
  /** File name on the device; undefined for a camera photo. */
  readonly name: string | undefined;
  /** Why it may be no use. */
  readonly warning?: FileWarning | undefined;
}

const isChosenPhoto = (value: unknown): value is ChosenPhoto =>
  typeof value === 'object' && value !== null && 'photo' in value && value.photo instanceof Blob;

const photoDraftAtom = memoryDraft('identityPhoto', (value) => (isChosenPhoto(value) ? value : undefined));

/** Photo to upload, in memory only. */
export const chosenPhotoAtom = (id: string, picture: IdentityPicture) => photoDraftAtom(`${id} ${picture}`);

/** State of the upload of a chosen photo. */
export interface UploadState {
  readonly state: 'review' | 'uploading' | 'failed';
  /** Upload progress from 0 to 1. */
  readonly progress?: number | undefined;
  /** Why the last attempt failed. */
  readonly reason?: string;
  /** Attempts that were aborted because they made no progress. */
  readonly timeouts?: number;
}

const uploadStates = family((_key: string) => atom<UploadState>({ state: 'review' }));

/** State of an upload, which continues after the photo's page is unmounted. */
export const uploadStateAtom = (id: string, picture: IdentityPicture) => uploadStates(`${id} ${picture}`);

/** Uploads the chosen photo; shows a notification if that fails. Resolves to whether the chosen photo is now stored. */
export const uploadPhotoAtom = atom(
  null,
  async (get, set, id: string, picture: IdentityPicture): Promise<boolean> => {
    const [chosenAtom, stateAtom] = [chosenPhotoAtom(id, picture), uploadStateAtom(id, picture)];
    const sent = get(chosenAtom);
    const { state, timeouts: earlier = 0 } = get(stateAtom);
    if (sent === undefined || state === 'uploading') return false;
    const setState = (next: UploadState) => set(stateAtom, next);
    const onProgress = (progress: number) => setState({ state: 'uploading', progress });
    setState({ state: 'uploading', progress: 0 });
    try {
      await sendPhoto((form) => get(uploadClientAtom)(form, onProgress), { id, picture, photo: sent.photo });
      notifyDone(get(environmentAtom));
    } catch (caught) {
      const { error, timeouts } = uploadFailure(caught, earlier);
      notifyFailure(get(environmentAtom), error);
      setState({ state: 'failed', reason: failureText(error), timeouts });
      return false;
    }
    setState({ state: 'review' });
    // The patient may have chosen another photo since.
    if (get(chosenAtom) !== sent) return false;
    set(chosenAtom, undefined);
    const cache = get(cacheAtom);
    // Marks a selfie that was never requested as missing; storing the ID would otherwise start its request.
    cache.setQueryData<StoredPicture>(storedPhotoAtom.key(id, 'selfie'), (cached = null) => cached);
    cache.setQueryData<StoredPicture>(storedPhotoAtom.key(id, picture), sent.photo);
    return true;
  },
);
