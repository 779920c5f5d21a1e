import { heldDraft } from '#shared/outbox/draftAtom.ts';
import type { IdentityPicture } from '../rules/photoView.ts';

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
