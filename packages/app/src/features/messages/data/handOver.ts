import { atom } from 'jotai';
import { toBlob } from '../prepareAttachment.ts';
import type { OutgoingMessage } from '../rules/outgoing.ts';
import { draftOwner, type ChatTarget } from '../rules/topics.ts';
import {
  draftFileAtom,
  draftProblemAtom,
  draftTextAtom,
  fileWorkAtom,
  joinTexts,
  typedOnAtom,
} from './drafts.ts';
import { outboxAtom, uploadAtom } from './messageOutbox.ts';

/** Milliseconds until a message is sent: its bubble is painted first. */
const AFTER_PAINT = 50;

/**
 * Queues a message and takes its text from the field. The device forgets the draft only when it has the message: a tab that
 * closes between the two loses neither.
 */
export const queueMessageAtom = atom(
  null,
  (get, set, message: OutgoingMessage, { written }: { readonly written: string }): Promise<void> => {
    const owner = draftOwner(message.target);
    const outbox = get(outboxAtom);
    outbox.put(message, AFTER_PAINT);
    set(draftFileAtom(owner), undefined);
    // What was typed while a file was read stays.
    const rest = (text = '') => text.slice(text.startsWith(written) ? written.length : 0) || undefined;
    return set(draftTextAtom(owner), rest, outbox.stored());
  },
);

/**
 * Puts a message back into the field of a chat, which takes the focus of the button that goes with the message. The device
 * forgets it only when it has the draft. The field has room for one file: a message whose file finds another one there
 * stays as it is, and the field says so.
 */
export const takeBackAtom = atom(
  null,
  (get, set, { key, text, file }: OutgoingMessage, { target }: { readonly target: ChatTarget }): void => {
    const owner = draftOwner(target);
    if (file && (get(draftFileAtom(owner)) || get(fileWorkAtom(owner)))) {
      set(draftProblemAtom(owner), 'occupied');
      return;
    }
    const isDraft = set(draftTextAtom(owner), (before) => joinTexts(before, text));
    if (file) set(draftFileAtom(owner), { name: file.name, content: toBlob(file) });
    set(typedOnAtom, owner);
    get(outboxAtom).remove(key, isDraft);
    const upload = get(uploadAtom);
    if (upload?.key === key) upload.abort();
  },
);
