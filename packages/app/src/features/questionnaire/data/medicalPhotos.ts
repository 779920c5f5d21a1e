import { atom } from 'jotai';
import { unwrapOne, type ApiClient } from '@patient/api';
import { sentName } from '#shared/photo/photoFile.ts';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom, uploadClientAtom } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import type { OnProgress } from '#shared/service/fetchWithProgress.ts';

/** A medical photo and the subscription it belongs to. */
export interface MedicalPhoto {
  readonly id: string;
  readonly photo: Blob;
  readonly onProgress: OnProgress;
  /** Gives up. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a medical photo and resolves to its address; rejects with ApiError.
 * @param clientFor returns the client that sends a form
 */
export async function sendFile(
  clientFor: (form: FormData) => ApiClient,
  { id, photo, signal }: Omit<MedicalPhoto, 'onProgress'>,
): Promise<string | undefined> {
  const form = new FormData();
  form.append('files', photo, sentName('photo', photo.type));
  const call = clientFor(form).POST('/api/subscription/medical-files/{id}', {
    params: { path: { id } },
    body: { files: [] },
    bodySerializer: () => form,
    ...(signal && { signal }),
  });
  const { medicalPhotoUrls = [] } = await unwrapOne(call);
  return medicalPhotoUrls.at(-1);
}

/** Sends a medical photo and resolves to its address; rejects with ApiError, which the notification shows too. */
export const sendMedicalPhotoAtom = atom(
  null,
  (get, _set, { onProgress, ...photo }: MedicalPhoto): Promise<string | undefined> =>
    notifyOnError(
      get(environmentAtom),
      sendFile((form) => get(uploadClientAtom)(form, onProgress), photo),
    ),
);

/** Fetches a photo that was sent before, by its address, as a file; private files come with the bearer token only. */
export const fetchMedicalPhotoAtom = atom(null, async (get, _set, address: string): Promise<File> => {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const call = get(clientAtom).GET('/api/file/{id}', { params: { path: { id } }, parseAs: 'blob' });
  const { data } = await notifyOnError(get(environmentAtom), call);
  return new File(data === undefined ? [] : [data], 'Photo.jpg', { type: data?.type ?? 'image/jpeg' });
});
