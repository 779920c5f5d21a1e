import { keptDraft } from '../../../shared/outbox/draftAtom.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { sessionScopedAtom } from '../../../shared/session/index.ts';
import type { Attachment } from '../prepareAttachment.ts';

/** Text that is being written, by the owner of the draft; it survives a reload, sealed on the device. */
export const draftTextAtom = keptDraft<string>('message', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);

/** File that is attached to it; it survives leaving the page. */
export const draftFileAtom = family((_owner: string) => sessionScopedAtom<Attachment | undefined>(undefined));
