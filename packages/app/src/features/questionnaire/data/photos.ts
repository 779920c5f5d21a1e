import { atom, type Getter, type Setter } from 'jotai';
import { unwrapOne, type ApiClient, type Question } from '@patient/api';
import { environmentAtom, sessionEndAtom } from '#shared/environment.ts';
import { MESSAGES } from '#shared/messages.ts';
import { memoryDraft } from '#shared/outbox/draftAtom.ts';
import { photoProblemStrings, sentName } from '#shared/photo/photoFile.ts';
import { preparePhoto } from '#shared/photo/preparePhoto.ts';
import { family } from '#shared/service/atomFamily.ts';
import { clientAtom, uploadClientAtom } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { query } from '#shared/service/query.ts';
import type { OwnPhoto } from '../rules/photos.ts';
import { nameOf } from './visit.ts';
import { visitActionsAtom } from './visitActions.ts';

/** A medical photo, and the id of the subscription it belongs to. */
export interface MedicalPhoto {
  readonly id: string;
  readonly photo: Blob;
  /** Gives up. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a medical photo and resolves to its address; rejects with ApiError.
 * @param clientFor returns the client that sends a form
 */
export async function sendFile(
  clientFor: (form: FormData) => ApiClient,
  { id, photo, signal }: MedicalPhoto,
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

/** Fetches a photo by its address, as a file; private files are sent to the bearer of the token only. */
async function fetchFile(client: ApiClient, address: string, signal?: AbortSignal): Promise<File> {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const { data } = await client.GET('/api/file/{id}', {
    params: { path: { id } },
    parseAs: 'blob',
    ...(signal && { signal }),
  });
  return new File(data === undefined ? [] : [data], 'Photo.jpg', { type: data?.type ?? 'image/jpeg' });
}

/** Photo of an answer, by its address. One that failed is fetched again when the device is back online. */
export const medicalPhotoAtom = query(
  'getFile',
  ({ client, signal }, address: string) => fetchFile(client, address, signal),
  // Structural sharing would compare files as plain objects.
  () => ({ staleTime: Infinity, structuralSharing: false }),
);

/** Fetches a photo that stays nowhere; rejects with ApiError, which the notification shows too. */
export const fetchMedicalPhotoAtom = atom(null, (get, _set, address: string) =>
  notifyOnError(get(environmentAtom), fetchFile(get(clientAtom), address)),
);

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const known = new Uint8Array(others);
  return new Uint8Array(bytes).every((byte, place) => byte === known[place]);
}

/**
 * Address of the last photo that the service has, where it is the same to the byte: after a lost response, so that it is not
 * sent twice. Rejects with ApiError.
 */
async function findStored(client: ApiClient, { id, photo }: MedicalPhoto): Promise<string | undefined> {
  const call = client.GET('/api/subscription/{id}', { params: { path: { id } } });
  const last = (await unwrapOne(call)).medicalPhotoUrls?.at(-1);
  return last !== undefined && (await isSame(photo, await fetchFile(client, last))) ? last : undefined;
}

/** A question that photos answer, and the key of its visit. */
export interface PhotoQuestion {
  readonly visitKey: string;
  readonly question: Question;
}

/** A photo of this page, with what gives it up. */
interface Photo extends OwnPhoto<File> {
  readonly stop: AbortController;
}

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'stop' in value &&
  value.stop instanceof AbortController;

const isPhotos = (held: unknown): held is readonly Photo[] => Array.isArray(held) && held.every(isPhoto);

const heldPhotosAtom = memoryDraft('medicalPhotos', (held) => (isPhotos(held) ? held : undefined));

const photosAtom = family((owner: string) =>
  atom(
    (get): readonly Photo[] =>
      (get(heldPhotosAtom(owner)) ?? []).map((one) =>
        one.address === undefined && one.stop.signal.aborted
          ? { ...one, progress: undefined, error: MESSAGES.photoNotUploaded }
          : one,
      ),
    (get, set, change: (before: readonly Photo[]) => readonly Photo[]) => {
      const next = change(get(heldPhotosAtom(owner)) ?? []);
      set(heldPhotosAtom(owner), next.length > 0 ? next : undefined);
    },
  ),
);

/**
 * Photos that were chosen on this page for a question, in the memory of this page only. They outlive the
 * question: an upload continues after Back, and one that failed is shown again, also to the same patient after a session that
 * ended by itself.
 */
export const ownPhotosAtom = ({ visitKey, question }: PhotoQuestion) =>
  photosAtom(`${nameOf(visitKey).id} ${question._id}`);

/** Changes a photo, unless it was removed. */
const setPhoto = (set: Setter, place: PhotoQuestion, id: string, changed: Partial<Photo>): void =>
  set(ownPhotosAtom(place), (all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

async function upload(
  get: Getter,
  set: Setter,
  place: PhotoQuestion,
  { id, file, stop, error: earlier }: Photo,
): Promise<void> {
  const { signal } = stop;
  const actions = get(visitActionsAtom(place.visitKey));
  const client = get(clientAtom);
  const change = (changed: Partial<Photo>) => {
    if (!signal.aborted) setPhoto(set, place, id, changed);
  };
  if (signal.aborted) return;
  const { photo, problem } = await preparePhoto(file);
  if (problem !== undefined) return change({ progress: undefined, error: photoProblemStrings[problem] });
  if (signal.aborted) return;
  change({ sent: new File([photo], file.name, { type: photo.type }) });
  const medicalPhoto = { id: nameOf(place.visitKey).id, photo, signal };
  const send = async () => {
    const stored = earlier === undefined ? undefined : await findStored(client, medicalPhoto);
    // The same picture may answer two questions: one that an answer has is not this one.
    if (stored !== undefined && !actions.filesOf(place.question)?.includes(stored)) return stored;
    return sendFile(
      (form) => get(uploadClientAtom)(form, (progress) => change({ progress: Math.min(progress, 0.99) })),
      medicalPhoto,
    );
  };
  try {
    const address = await notifyOnError(get(environmentAtom), send());
    if (signal.aborted) return;
    if (address !== undefined) actions.changeFiles(place.question, (files) => [...files, address]);
    change({ address, progress: 1 });
  } catch {
    change({ progress: undefined, error: MESSAGES.photoNotUploaded });
  }
}

/** Uploads of a subscription, one after the other: only their order says which address belongs to which photo. */
const uploadsAtom = family((_id: string) => atom<Promise<void>>(Promise.resolve()));

function enqueue(get: Getter, set: Setter, place: PhotoQuestion, photo: Photo): void {
  const { stop } = photo;
  get(sessionEndAtom).addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  const uploads = uploadsAtom(nameOf(place.visitKey).id);
  set(
    uploads,
    get(uploads).then(() => upload(get, set, place, photo)),
  );
}

/** Adds photos to an answer: each is part of it once the service has it. */
export const addPhotosAtom = atom(null, (get, set, place: PhotoQuestion, files: readonly File[]): void => {
  const added = files.map((file) => ({
    id: crypto.randomUUID(),
    file,
    progress: 0,
    stop: new AbortController(),
  }));
  set(ownPhotosAtom(place), (all) => [...all, ...added]);
  for (const photo of added) enqueue(get, set, place, photo);
});

/** Removes a photo, also a pending one; `id` is its own or, of one that was there before this page, its address. */
export const removePhotoAtom = atom(null, (get, set, place: PhotoQuestion, id: string): void => {
  const photo = get(ownPhotosAtom(place)).find((one) => one.id === id);
  photo?.stop.abort();
  set(ownPhotosAtom(place), (all) => all.filter((one) => one.id !== id));
  const address = photo === undefined ? id : photo.address;
  if (address === undefined) return;
  get(visitActionsAtom(place.visitKey)).changeFiles(place.question, (files) =>
    files.filter((one) => one !== address),
  );
});

/** Sends a photo again. */
export const retryPhotoAtom = atom(null, (get, set, place: PhotoQuestion, id: string): void => {
  const photo = get(ownPhotosAtom(place)).find((one) => one.id === id);
  if (photo === undefined) return;
  const stop = new AbortController();
  setPhoto(set, place, id, { progress: 0, error: undefined, stop });
  enqueue(get, set, place, { ...photo, stop });
});

/** Drops the files of photos that the service has. */
export const forgetStoredPhotosAtom = atom(null, (_get, set, place: PhotoQuestion): void =>
  set(ownPhotosAtom(place), (all) => all.filter(({ address }) => address === undefined)),
);
