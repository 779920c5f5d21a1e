import { atom } from 'jotai';
import { heldDraft, keptDraft } from '../../../shared/outbox/draftAtom.ts';
import { keptText } from '../../../shared/outbox/readTexts.ts';
import { sessionScopedAtom } from '../../../shared/session/index.ts';
import type { Attachment } from '../prepareAttachment.ts';

/** Text that is being written, by the owner of the draft; it survives a reload, sealed on the device. */
export const draftTextAtom = keptDraft('message', keptText);

const isAttachment = (held: unknown): held is Attachment =>
  typeof held === 'object' && held !== null && 'content' in held && held.content instanceof Blob;

/** File that is attached to it; it survives leaving the page, and a session that ended by itself. */
export const draftFileAtom = heldDraft<Attachment>('attachment', (held) =>
  isAttachment(held) ? held : undefined,
);

/** Owner of the draft whose field takes the focus: the patient was typing in the one that it replaces, or has taken a message back. */
export const typedOnAtom = sessionScopedAtom<string | undefined>(undefined);

/** What was typed behind the first message of a new chat goes on in that chat. */
export const moveDraftAtom = atom(
  null,
  (get, set, { from, to }: { readonly from: string; readonly to: string }): void => {
    const text = get(draftTextAtom(from));
    const file = get(draftFileAtom(from));
    if (text !== undefined) {
      const isMoved = set(draftTextAtom(to), () => text);
      void set(draftTextAtom(from), () => undefined, isMoved);
    }
    if (file !== undefined) {
      set(draftFileAtom(to), file);
      set(draftFileAtom(from), undefined);
    }
  },
);
