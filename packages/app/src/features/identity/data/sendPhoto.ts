import { unwrap, type ApiClient } from '@patient/api';
import type { IdentityPicture } from '../rules/photoView.ts';
import { limitFile } from '#shared/service/limitFile.ts';
import { sentName } from '#shared/photo/photoFile.ts';

export type { IdentityPicture } from '../rules/photoView.ts';

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
  const endLimit = limitFile(stop);
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
