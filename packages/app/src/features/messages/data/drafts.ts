import { heldDraft, keptDraft } from '../../../shared/outbox/draftAtom.ts';
import type { Attachment } from '../prepareAttachment.ts';

/** Text that is being written, by the owner of the draft; it survives a reload, sealed on the device. */
export const draftTextAtom = keptDraft<string>('message', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);

const isAttachment = (held: unknown): held is Attachment =>
  typeof held === 'object' && held !== null && 'content' in held && held.content instanceof Blob;

/** File that is attached to it; it survives leaving the page, and a session that ended by itself. */
export const draftFileAtom = heldDraft<Attachment>('attachment', (held) =>
  isAttachment(held) ? held : undefined,
);
