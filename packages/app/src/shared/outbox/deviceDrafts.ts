import { browserDraftStorage } from './browserDraftStorage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { DraftStorage } from './draftStorage.ts';

/** Drafts of this device; a chunk of its own, loaded by the first screen that needs it. */
export const deviceDrafts = (storage: DraftStorage = browserDraftStorage()): Drafts => createDrafts(storage);
