import { browserDraftStorage } from './browserDraftStorage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { DRAFTS, type DraftStorage } from './draftStorage.ts';

/**
 * Drafts of this device; a chunk of its own, loaded by the first screen that needs it.
 * @param isOver whether their session has ended; nothing is kept from then on
 */
export const deviceDrafts = (
  isOver: () => boolean,
  storage: DraftStorage = browserDraftStorage(DRAFTS, isOver),
): Drafts => createDrafts(storage);
