import { atom, type Getter, type Setter } from 'jotai';
import { sessionEndAtom } from '#shared/environment.ts';
import { MESSAGES } from '#shared/messages.ts';
import { photoProblemStrings } from '#shared/photo/photoFile.ts';
import { preparePhoto } from '#shared/photo/preparePhoto.ts';
import { family } from '#shared/service/atomFamily.ts';
import { changeFilesAtom, filesOf, type PhotoQuestion } from './answeredFiles.ts';
import { findMedicalPhotoAtom } from './findMedicalPhoto.ts';
import { sendMedicalPhotoAtom } from './medicalPhotos.ts';
import { ownPhotosAtom, setPhoto } from './ownPhotos.ts';
import { nameOf } from './visitKey.ts';

/** Uploads of a subscription, one after the other: only their order says which address belongs to which photo. */
const uploadsAtom = family((_id: string) => atom<Promise<void>>(Promise.resolve()));

/** A photo to be sent. */
interface Upload extends PhotoQuestion {
  readonly id: string;
  readonly file: File;
  readonly stop: AbortController;
  /** It may have arrived before, with a lost answer. */
  readonly isAgain: boolean;
}

async function upload(
  get: Getter,
  set: Setter,
  { id, file, stop, isAgain, ...place }: Upload,
): Promise<void> {
  const { signal } = stop;
  const subscriptionId = nameOf(place.visitKey).id;
  const change = (changed: Parameters<typeof setPhoto>[3]) => {
    if (!signal.aborted) setPhoto(set, place, id, changed);
  };
  if (signal.aborted) return;
  const { photo, problem } = await preparePhoto(file);
  if (signal.aborted) return;
  if (problem !== undefined) {
    change({ progress: undefined, error: photoProblemStrings[problem], isRefused: true });
    return;
  }
  change({ sent: new File([photo], file.name, { type: photo.type }) });
  try {
    const onProgress = (progress: number) => change({ progress: Math.min(progress, 0.99) });
    const there = isAgain ? await set(findMedicalPhotoAtom, { id: subscriptionId, photo }) : undefined;
    // The same picture may answer two questions: one that an answer has is not this one.
    const isOwn = there !== undefined && filesOf(get, place)?.includes(there) !== true;
    const address = isOwn
      ? there
      : await set(sendMedicalPhotoAtom, { id: subscriptionId, photo, onProgress, signal });
    if (signal.aborted) return;
    if (address !== undefined) set(changeFilesAtom, place, (files) => [...files, address]);
    change({ address, progress: 1 });
  } catch {
    change({ progress: undefined, error: MESSAGES.photoNotUploaded });
  }
}

function enqueue(get: Getter, set: Setter, photo: Omit<Upload, 'stop'>): void {
  const stop = new AbortController();
  setPhoto(set, photo, photo.id, { progress: 0, error: undefined, stop });
  const end = get(sessionEndAtom);
  const abort = () => stop.abort();
  end.addEventListener('abort', abort);
  const uploads = uploadsAtom(nameOf(photo.visitKey).id);
  set(
    uploads,
    get(uploads)
      .then(() => upload(get, set, { ...photo, stop }))
      .finally(() => end.removeEventListener('abort', abort)),
  );
}

/** Adds photos to an answer: each is part of it once it has arrived. */
export const addPhotosAtom = atom(null, (get, set, place: PhotoQuestion, files: readonly File[]): void => {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file, progress: 0 }));
  set(ownPhotosAtom(place), (all) => [...all, ...added]);
  for (const { id, file } of added) enqueue(get, set, { ...place, id, file, isAgain: false });
});

/** Takes a photo away, also one on its way; `id` is its own or, of one that was there before this page, its address. */
export const removePhotoAtom = atom(null, (get, set, place: PhotoQuestion, id: string): void => {
  const photo = get(ownPhotosAtom(place)).find((one) => one.id === id);
  photo?.stop?.abort();
  set(ownPhotosAtom(place), (all) => all.filter((one) => one.id !== id));
  const address = photo === undefined ? id : photo.address;
  if (address !== undefined) set(changeFilesAtom, place, (files) => files.filter((one) => one !== address));
});

/** Sends a photo again. */
export const retryPhotoAtom = atom(null, (get, set, place: PhotoQuestion, id: string): void => {
  const photo = get(ownPhotosAtom(place)).find((one) => one.id === id);
  if (photo) enqueue(get, set, { ...place, id, file: photo.file, isAgain: true });
});
