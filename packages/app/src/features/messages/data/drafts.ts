import { atom } from 'jotai';
import { heldDraft, keptDraft } from '#shared/outbox/draftAtom.ts';
import { keptText } from '#shared/outbox/readTexts.ts';
import { family } from '#shared/service/atomFamily.ts';
import type { AttachmentProblem } from '../attachment.ts';
import type { Attachment } from '../prepareAttachment.ts';

/** Texts that come together in one field, each from a line of its own. */
export const joinTexts = (first: string | undefined, second: string | undefined): string =>
  [first, second].filter(Boolean).join('\n');

/** Text that is being written, by the owner of the draft; it survives a reload, sealed on the device. */
export const draftTextAtom = keptDraft('message', keptText, joinTexts);

const isAttachment = (held: unknown): held is Attachment =>
  typeof held === 'object' && held !== null && 'content' in held && held.content instanceof Blob;

/** File that is attached to it; it survives leaving the page, and a session that ended by itself. */
export const draftFileAtom = heldDraft<Attachment>('attachment', (held) =>
  isAttachment(held) ? held : undefined,
);

/** What is being done with a file: a picked one is prepared, or an attached one is read to be sent. */
export type FileWork = 'attaching' | 'reading';

/** What is being done with a file for it. */
export const fileWorkAtom = family((_owner: string) => atom<FileWork | undefined>(undefined));

/** Why a file is not attached to it, or not sent. */
export const draftProblemAtom = family((_owner: string) => atom<AttachmentProblem | undefined>(undefined));

/** Owner of the draft whose field takes the focus: the patient was typing in the one that it replaces, or has taken a message back. */
export const typedOnAtom = atom<string | undefined>(undefined);

/** Where it went on last, as another value each time. */
const movedAtom = family((_owner: string) => atom<{ readonly to: string } | undefined>(undefined));

/**
 * Begins work with a file for a draft.
 * @returns ends it, and tells whose draft it is by then: it may go on in the chat that has begun meanwhile
 */
export const beginFileWorkAtom = atom(null, (get, set, owner: string, work: FileWork) => {
  const before = get(movedAtom(owner));
  set(fileWorkAtom(owner), work);
  return (): string => {
    const moved = get(movedAtom(owner));
    const now = moved === undefined || moved === before ? owner : moved.to;
    set(fileWorkAtom(now), undefined);
    return now;
  };
});

/** What was written for a new chat goes on in that chat, behind what waits there. */
export const moveDraftAtom = atom(
  null,
  (get, set, { from, to }: { readonly from: string; readonly to: string }): void => {
    const text = get(draftTextAtom(from));
    const file = get(draftFileAtom(from));
    const work = get(fileWorkAtom(from));
    set(movedAtom(from), { to });
    if (work !== undefined) {
      set(fileWorkAtom(from), undefined);
      set(fileWorkAtom(to), work);
    }
    if (text !== undefined) {
      // The device may have what an earlier page left there.
      void set(draftTextAtom(to), 'restore');
      const isMoved = set(draftTextAtom(to), (before) => joinTexts(before, text));
      void set(draftTextAtom(from), () => undefined, isMoved);
    }
    if (file !== undefined && get(draftFileAtom(to)) === undefined) {
      set(draftFileAtom(to), file);
      set(draftFileAtom(from), undefined);
    }
  },
);
