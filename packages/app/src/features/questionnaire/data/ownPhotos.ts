import { atom, type Setter } from 'jotai';
import { MESSAGES } from '#shared/messages.ts';
import { heldDraft } from '#shared/outbox/draftAtom.ts';
import { family } from '#shared/service/atomFamily.ts';
import type { OwnPhoto } from '../rules/photoList.ts';
import type { PhotoQuestion } from './answeredFiles.ts';
import { nameOf } from './visitKey.ts';

/** A medical photo that was chosen and that the service has not got. */
interface WaitingPhoto {
  /** Its own on the page. */
  readonly id: string;
  readonly file: File;
}

const isWaitingPhoto = (held: unknown): held is WaitingPhoto =>
  typeof held === 'object' &&
  held !== null &&
  'id' in held &&
  typeof held.id === 'string' &&
  'file' in held &&
  held.file instanceof File;

/** Photos that wait, by subscription and question, in the memory of this page only (privacy rules, 10). */
const waitingPhotosAtom = heldDraft('medicalPhotos', (held): readonly WaitingPhoto[] | undefined =>
  Array.isArray(held) ? held.filter(isWaitingPhoto) : undefined,
);

/** A photo of this page, with what gives it up. */
interface Photo extends OwnPhoto<File> {
  readonly stop?: AbortController;
  /** It can't be sent. */
  readonly isRefused?: boolean;
}

const isWaiting = ({ address, isRefused = false }: Photo) => address === undefined && !isRefused;

const heldAtom = family((_owner: string) => atom<readonly Photo[] | undefined>(undefined));

const photosAtom = family((owner: string) =>
  atom(
    (get): readonly Photo[] =>
      get(heldAtom(owner)) ??
      // Left by a session that ended by itself.
      (get(waitingPhotosAtom(owner)) ?? []).map((one) => ({ ...one, error: MESSAGES.photoNotUploaded })),
    (get, set, change: (before: readonly Photo[]) => readonly Photo[]) => {
      const next = change(get(photosAtom(owner)));
      set(heldAtom(owner), next);
      const waiting = next.filter(isWaiting).map(({ id, file }) => ({ id, file }));
      set(waitingPhotosAtom(owner), waiting.length > 0 ? waiting : undefined);
    },
  ),
);

/**
 * Photos that were chosen on this page for a question. They outlive it: one on its way arrives though the patient has gone
 * back, and one that has not arrived is there again.
 */
export const ownPhotosAtom = ({ visitKey, question }: PhotoQuestion) =>
  photosAtom(`${nameOf(visitKey).id} ${question._id}`);

/** Changes what is known of a photo, unless it was taken away. */
export const setPhoto = (set: Setter, place: PhotoQuestion, id: string, changed: Partial<Photo>): void =>
  set(ownPhotosAtom(place), (all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

/**
 * Lets go of the files of photos that have arrived. Without any it changes nothing: a page that goes since its session has
 * ended would forget the photos that wait for the same patient.
 */
export const forgetArrivedPhotosAtom = atom(null, (get, set, place: PhotoQuestion): void => {
  const photos = ownPhotosAtom(place);
  const waiting = get(photos).filter(({ address }) => address === undefined);
  if (waiting.length < get(photos).length) set(photos, () => waiting);
});
