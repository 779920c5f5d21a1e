import { atom } from 'jotai';
import { heldDraft } from '../../../shared/outbox/draftAtom.ts';

/** A medical photo that was chosen and that the service has not got. */
export interface WaitingPhoto {
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
export const waitingPhotosAtom = heldDraft('medicalPhotos', (held): readonly WaitingPhoto[] | undefined =>
  Array.isArray(held) ? held.filter(isWaitingPhoto) : undefined,
);

/** Adds photos that wait, or takes away those that need not any more. */
export const changeWaitingPhotosAtom = atom(
  null,
  (get, set, owner: string, change: (before: readonly WaitingPhoto[]) => readonly WaitingPhoto[]): void => {
    const waiting = change(get(waitingPhotosAtom(owner)) ?? []);
    set(waitingPhotosAtom(owner), waiting.length > 0 ? waiting : undefined);
  },
);
