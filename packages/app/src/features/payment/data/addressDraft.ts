import { keptDraft } from '#shared/outbox/draftAtom.ts';
import { keptAddress } from './keptAddress.ts';

/** Unsaved address, keyed by patient. */
export const addressDraftAtom = keptDraft('address', keptAddress);
