import { atom } from 'jotai';
import { prepareAttachment, toOutgoingFile, type Attachment } from '../prepareAttachment.ts';
import type { OutgoingFile } from '../rules/outgoing.ts';
import { beginFileWorkAtom, draftFileAtom, draftProblemAtom } from './drafts.ts';

/**
 * Prepares a picked file and attaches it to a draft.
 * @param isLatest whether no other file was picked since
 */
export const attachAtom = atom(
  null,
  async (_get, set, owner: string, picked: File, isLatest: () => boolean): Promise<void> => {
    const end = set(beginFileWorkAtom, owner, 'attaching');
    const { attachment, problem } = await prepareAttachment(picked);
    if (!isLatest()) return;
    const ownerNow = end();
    set(draftProblemAtom(ownerNow), problem);
    if (attachment) set(draftFileAtom(ownerNow), attachment);
  },
);

/** File that was read, and whose draft it is by now; no file where it can't be read, which the draft says. */
export interface ReadFile {
  readonly owner: string;
  readonly outgoing: OutgoingFile | undefined;
}

/** Reads the file of a draft to send it. */
export const readFileAtom = atom(
  null,
  async (_get, set, owner: string, file: Attachment): Promise<ReadFile> => {
    const end = set(beginFileWorkAtom, owner, 'reading');
    const outgoing = await toOutgoingFile(file).catch(() => undefined);
    const ownerNow = end();
    if (outgoing === undefined) set(draftProblemAtom(ownerNow), 'unreadable');
    return { owner: ownerNow, outgoing };
  },
);
