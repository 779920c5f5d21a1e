import { unwrap, type ApiClient } from '@patient/api';
import type { IdentityPicture } from '../rules/photoView.ts';
import { sentName } from '../../../shared/photo/photoFile.ts';

export type { IdentityPicture } from '../rules/photoView.ts';

/** Photo to upload. */
export interface PhotoUpload {
  readonly id: string;
  readonly picture: IdentityPicture;
  readonly photo: Blob;
}

/** Uploads a photo of the identity check; rejects with ApiError. */
export function sendPhoto(client: ApiClient, { id, picture, photo }: PhotoUpload): Promise<unknown> {
  const form = new FormData();
  form.append('data', photo, sentName(picture, photo.type));
  const call = client.POST('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action: picture } },
    body: { data: photo },
    bodySerializer: () => form,
  });
  return unwrap(call);
}
