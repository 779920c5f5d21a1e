import { atom, type Getter, type Setter } from 'jotai';
import { randomId, unwrapOne, uploadFailure, type ApiClient, type Question } from '@patient/api';
import { environmentAtom, sessionEndAtom } from '#shared/environment.ts';
import { MESSAGES } from '#shared/messages.ts';
import { memoryDraft } from '#shared/outbox/draftAtom.ts';
import { prepareFile, uploadName } from '@patient/api/files';
import { fileProblemStrings, fileWarningStrings } from '#shared/fileStrings.ts';
import { family } from '#shared/service/atomFamily.ts';
import { clientAtom, uploadClientAtom } from '#shared/service/client.ts';
import { fetchFile } from '#shared/service/files.ts';
import { failureText } from '#shared/format/failureText.ts';
import { notifyDone, notifyFailure } from '#shared/service/notify.ts';
import type { OwnPhoto } from '@patient/api/model';
import type { VisitName } from './visit.ts';
import { visitActionsAtom } from './visitActions.ts';

/** Medical photo to upload. */
export interface MedicalPhoto {
  /** ID of the subscription. */
  readonly id: string;
  readonly photo: Blob;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

/**
 * Uploads a medical photo and resolves to its URL; rejects with ApiError.
 * @param clientFor returns the client for a form, such as one that reports its progress
 */
export async function sendFile(
  clientFor: (form: FormData) => ApiClient,
  { id, photo, signal }: MedicalPhoto,
): Promise<string | undefined> {
  const form = new FormData();
  form.append('files', photo, uploadName('photo', photo.type));
  const call = clientFor(form).POST('/api/subscription/medical-files/{id}', {
    params: { path: { id } },
    body: { files: [] },
    bodySerializer: () => form,
    ...(signal && { signal }),
  });
  const { medicalPhotoUrls = [] } = await unwrapOne(call);
  return medicalPhotoUrls.at(-1);
}

/** ID of a photo, the last segment of its URL. */
export const photoId = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const known = new Uint8Array(others);
  return new Uint8Array(bytes).every((byte, index) => byte === known[index]);
}

/**
 * URL of the last uploaded photo, if it has the same bytes. Prevents a duplicate upload when the response to an earlier
 * one was lost. Rejects with ApiError.
 */
async function findStored(client: ApiClient, { id, photo }: MedicalPhoto): Promise<string | undefined> {
  const call = client.GET('/api/subscription/{id}', { params: { path: { id } } });
  const last = (await unwrapOne(call)).medicalPhotoUrls?.at(-1);
  return last !== undefined && (await isSame(photo, await fetchFile(client, photoId(last))))
    ? last
    : undefined;
}

/** Question of kind `file`, with its visit. */
export interface PhotoQuestion {
  readonly visit: VisitName;
  readonly question: Question;
}

/** Photo chosen on this page, with the controller that cancels its upload. */
interface Photo extends OwnPhoto<File> {
  readonly controller: AbortController;
  /** Attempts that were aborted because they made no progress. */
  readonly timeouts?: number;
}

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'controller' in value &&
  value.controller instanceof AbortController;

const isPhotos = (value: unknown): value is readonly Photo[] => Array.isArray(value) && value.every(isPhoto);

const photoDraftAtom = memoryDraft('medicalPhotos', (value) => (isPhotos(value) ? value : undefined));

const photosAtom = family((owner: string) =>
  atom(
    (get): readonly Photo[] =>
      (get(photoDraftAtom(owner)) ?? []).map((one) =>
        one.url === undefined && one.warning === undefined && one.controller.signal.aborted
          ? { ...one, progress: undefined, error: MESSAGES.photoNotUploaded }
          : one,
      ),
    (get, set, change: (before: readonly Photo[]) => readonly Photo[]) => {
      const next = change(get(photoDraftAtom(owner)) ?? []);
      set(photoDraftAtom(owner), next.length > 0 ? next : undefined);
    },
  ),
);

/**
 * Photos chosen for a question, in memory only. Uploads continue after the question is unmounted, and failed ones are shown
 * again when it is reopened, even after the session expired and the same patient signed in again.
 */
export const ownPhotosAtom = ({ visit, question }: PhotoQuestion) =>
  photosAtom(`${visit.id} ${question._id}`);

/** Updates a photo, unless it was removed. */
const setPhoto = (set: Setter, target: PhotoQuestion, id: string, changed: Partial<Photo>): void =>
  set(ownPhotosAtom(target), (all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

/** Controller that also aborts when the session ends. */
function sessionController(get: Getter): AbortController {
  const controller = new AbortController();
  get(sessionEndAtom).addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}

/**
 * Reads and cleans a chosen file, once: it may move or be deleted before a later try.
 * @returns the photo to upload; undefined if it is rejected, removed, or has a warning, which the patient answers first
 */
async function prepare(set: Setter, target: PhotoQuestion, photo: Photo): Promise<Photo | undefined> {
  const { id, file, controller } = photo;
  const { content, warning, problem } = await prepareFile(file, 'question');
  if (controller.signal.aborted) return undefined;
  if (problem !== undefined) {
    setPhoto(set, target, id, { progress: undefined, error: fileProblemStrings('question')[problem] });
    return undefined;
  }
  const sent = new File([content], file.name, { type: content.type });
  const found = warning && { warning: fileWarningStrings[warning], progress: undefined };
  setPhoto(set, target, id, { sent, ...found });
  return found ? undefined : { ...photo, sent };
}

async function upload(
  get: Getter,
  set: Setter,
  target: PhotoQuestion,
  { id, file, sent: photo = file, controller, error: earlier, timeouts: before = 0 }: Photo,
): Promise<void> {
  const { signal } = controller;
  const actions = get(visitActionsAtom(target.visit));
  const client = get(clientAtom);
  const change = (changed: Partial<Photo>) => {
    if (!signal.aborted) setPhoto(set, target, id, changed);
  };
  if (signal.aborted) return;
  const medicalPhoto = { id: target.visit.id, photo, signal };
  const send = async () => {
    const stored = earlier === undefined ? undefined : await findStored(client, medicalPhoto);
    // If the found photo is already part of this answer, the patient added the same picture twice.
    if (stored !== undefined && !actions.filesOf(target.question)?.includes(stored)) return stored;
    return sendFile(
      (form) => get(uploadClientAtom)(form, (progress) => change({ progress: Math.min(progress, 0.99) })),
      medicalPhoto,
    );
  };
  try {
    const url = await send();
    if (signal.aborted) return;
    if (url !== undefined) actions.changeFiles(target.question, (files) => [...files, url]);
    change({ url, progress: 1 });
    notifyDone(get(environmentAtom));
  } catch (caught) {
    const { error, timeouts } = uploadFailure(caught, before);
    notifyFailure(get(environmentAtom), error);
    change({ progress: undefined, error: MESSAGES.photoNotUploaded, reason: failureText(error), timeouts });
  }
}

/** Uploads of a subscription, run in sequence: the response lists all URLs, and the last one belongs to the new photo. */
const uploadsAtom = family((_id: string) => atom<Promise<void>>(Promise.resolve()));

function enqueue(get: Getter, set: Setter, target: PhotoQuestion, photo: Photo): void {
  const uploads = uploadsAtom(target.visit.id);
  set(
    uploads,
    get(uploads).then(() => upload(get, set, target, photo)),
  );
}

/** Prepares photos one after the other, because each takes much memory, and uploads those without a warning. */
async function prepareAll(get: Getter, set: Setter, target: PhotoQuestion, photos: readonly Photo[]) {
  for (const photo of photos) {
    // oxlint-disable-next-line no-await-in-loop
    const prepared = await prepare(set, target, photo);
    if (prepared) enqueue(get, set, target, prepared);
  }
}

/** Adds photos to an answer. Each becomes part of the answer once it is uploaded. */
export const addPhotosAtom = atom(null, (get, set, target: PhotoQuestion, files: readonly File[]): void => {
  const added = files.map((file) => ({
    id: randomId(),
    file,
    progress: 0,
    controller: sessionController(get),
  }));
  set(ownPhotosAtom(target), (all) => [...all, ...added]);
  void prepareAll(get, set, target, added);
});

/** Removes a photo and cancels its upload. `id` is the URL for a photo that was not chosen on this page. */
export const removePhotoAtom = atom(null, (get, set, target: PhotoQuestion, id: string): void => {
  const photo = get(ownPhotosAtom(target)).find((one) => one.id === id);
  photo?.controller.abort();
  set(ownPhotosAtom(target), (all) => all.filter((one) => one.id !== id));
  const url = photo === undefined ? id : photo.url;
  if (url === undefined) return;
  get(visitActionsAtom(target.visit)).changeFiles(target.question, (files) =>
    files.filter((one) => one !== url),
  );
});

/** Retries a failed upload, or uploads a photo in spite of its warning. */
export const retryPhotoAtom = atom(null, (get, set, target: PhotoQuestion, id: string): void => {
  const photo = get(ownPhotosAtom(target)).find((one) => one.id === id);
  if (photo === undefined) return;
  const controller = sessionController(get);
  setPhoto(set, target, id, {
    progress: 0,
    error: undefined,
    reason: undefined,
    warning: undefined,
    controller,
  });
  if (photo.sent) enqueue(get, set, target, { ...photo, controller });
  else void prepareAll(get, set, target, [{ ...photo, controller }]);
});

/** Releases the files of uploaded photos. */
export const dropUploadedPhotosAtom = atom(null, (_get, set, target: PhotoQuestion): void =>
  set(ownPhotosAtom(target), (all) => all.filter(({ url }) => url === undefined)),
);
