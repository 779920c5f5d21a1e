import { browserShelf } from './browserDraftStorage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { DraftShelf } from './draftStorage.ts';

/** The drafts of this device. */
export const deviceDrafts = (shelf: DraftShelf = browserShelf()): Drafts => createDrafts(shelf);
