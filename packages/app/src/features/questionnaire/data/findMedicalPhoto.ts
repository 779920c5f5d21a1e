import { atom } from 'jotai';
import { unwrapOne } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { fetchMedicalPhotoAtom, type MedicalPhoto } from './medicalPhotos.ts';

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const known = new Uint8Array(others);
  return new Uint8Array(bytes).every((byte, place) => byte === known[place]);
}

/**
 * Looks whether a medical photo has arrived although its answer was lost, so that it is not sent twice: the address of
 * the last one that the service took, where that is the same to the byte. Rejects with ApiError, told by the
 * notification.
 */
export const findMedicalPhotoAtom = atom(
  null,
  async (get, set, { id, photo }: Pick<MedicalPhoto, 'id' | 'photo'>): Promise<string | undefined> => {
    const call = get(clientAtom).GET('/api/subscription/{id}', { params: { path: { id } } });
    const { medicalPhotoUrls = [] } = await notifyOnError(get(environmentAtom), unwrapOne(call));
    const last = medicalPhotoUrls.at(-1);
    if (last === undefined) return undefined;
    return (await isSame(photo, await set(fetchMedicalPhotoAtom, last))) ? last : undefined;
  },
);
