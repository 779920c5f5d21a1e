import { atom } from 'jotai';
import { createClient, unwrap, type ApiClient } from '@patient/api';
import { environmentAtom } from '../../environment.ts';
import { authorityAtom } from '../client.ts';
import { sendWithProgress, type OnProgress } from '../sendWithProgress.ts';
import { told } from '../told.ts';

/** The pictures of the identity check, as the service calls them. */
export type IdentityPicture = 'cardID' | 'selfie';

/** A picture and where it belongs. */
export interface PhotoUpload {
  readonly id: string;
  readonly picture: IdentityPicture;
  readonly photo: Blob;
  readonly onProgress: OnProgress;
}

const OPERATION = 'POST /api/subscription/{id}/private-file';

/** Sends a picture of the identity check; rejects with ApiError. */
export function sendPhoto(
  client: ApiClient,
  { id, picture, photo }: Omit<PhotoUpload, 'onProgress'>,
): Promise<unknown> {
  const form = new FormData();
  form.append('data', photo, `${picture}.jpg`);
  const call = client.POST('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action: picture } },
    body: { data: photo },
    bodySerializer: () => form,
  });
  return unwrap(call);
}

/** Sends a picture of the identity check; rejects with ApiError, which the notification tells too. */
export const uploadPhotoAtom = atom(
  null,
  async (get, _set, { id, picture, photo, onProgress }: PhotoUpload): Promise<void> => {
    const environment = get(environmentAtom);
    const client = createClient({
      baseUrl: environment.serviceUrl,
      fetch: sendWithProgress(onProgress),
      ...get(authorityAtom),
    });
    await told(environment, OPERATION, sendPhoto(client, { id, picture, photo }));
  },
);
