import { atom } from 'jotai';
import { unwrap, type ApiClient } from '@patient/api';
import type { IdentityPicture } from '../rules/photoView.ts';
import { sentName } from '../../../shared/photo/photoFile.ts';
import { cacheAtom } from '../../../shared/service/cache.ts';
import { uploadClientAtom } from '../../../shared/service/client.ts';
import type { OnProgress } from '../../../shared/service/fetchWithProgress.ts';
import { storedPhotosKey, NONE, type StoredPhotos } from './storedPhotos.ts';

export type { IdentityPicture } from '../rules/photoView.ts';

/** Photo to upload. */
export interface PhotoUpload {
  readonly id: string;
  readonly picture: IdentityPicture;
  readonly photo: Blob;
  readonly onProgress: OnProgress;
}

/** Uploads a photo of the identity check; rejects with ApiError. */
export function sendPhoto(
  client: ApiClient,
  { id, picture, photo }: Omit<PhotoUpload, 'onProgress'>,
): Promise<unknown> {
  const form = new FormData();
  form.append('data', photo, sentName(picture, photo.type));
  const call = client.POST('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action: picture } },
    body: { data: photo },
    bodySerializer: () => form,
  });
  return unwrap(call);
}

/** Uploads a photo of the identity check with progress; notifies, and rejects with ApiError. */
export const uploadPhotoAtom = atom(
  null,
  async (get, _set, { id, picture, photo, onProgress }: PhotoUpload): Promise<void> => {
    await sendPhoto(get(uploadClientAtom)(onProgress), { id, picture, photo });
    get(cacheAtom).setQueryData<StoredPhotos>(storedPhotosKey(id), (before = NONE) => ({
      ...before,
      [picture]: photo,
    }));
  },
);
