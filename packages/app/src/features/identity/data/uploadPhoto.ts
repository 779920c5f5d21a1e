import { atom } from 'jotai';
import type { IdentityPicture } from '../rules/photoView.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { heldDraft } from '#shared/outbox/draftAtom.ts';
import { family } from '#shared/service/atomFamily.ts';
import { environmentAtom } from '#shared/environment.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { uploadClientAtom } from '#shared/service/client.ts';
import { sendPhoto } from './sendPhoto.ts';
import { storedPhotosKey, NONE, type StoredPhotos } from './storedPhotos.ts';

/** A photo that is taken or chosen, and not sent. */
export interface ChosenPhoto {
  readonly photo: Blob;
  /** File name on the device; undefined for a camera photo. */
  readonly name: string | undefined;
}

const isChosenPhoto = (held: unknown): held is ChosenPhoto =>
  typeof held === 'object' && held !== null && 'photo' in held && held.photo instanceof Blob;

const heldPhotoAtom = heldDraft('identityPhoto', (held) => (isChosenPhoto(held) ? held : undefined));

/** The photo that waits to be sent, in the memory of this page only (privacy rules, 10). */
export const chosenPhotoAtom = (id: string, picture: IdentityPicture) => heldPhotoAtom(`${id} ${picture}`);

/** How far the upload of a chosen photo is. */
export interface UploadState {
  readonly state: 'review' | 'uploading' | 'failed';
  /** Share that has been sent, 0 to 1. */
  readonly progress?: number | undefined;
}

const uploadStates = family((_key: string) => atom<UploadState>({ state: 'review' }));

/** Upload of a photo; it goes on, and blocks the photo, while its patient looks at something else. */
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
    // Another photo may have been chosen meanwhile.
    if (get(chosenAtom) !== sent) return false;
    set(chosenAtom, undefined);
    get(cacheAtom).setQueryData<StoredPhotos>(storedPhotosKey(id), (before = NONE) => ({
      ...before,
      [picture]: sent.photo,
    }));
    return true;
  },
);
