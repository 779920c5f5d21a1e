import { browserShelf } from './browserShelf.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { DraftShelf } from './draftShelf.ts';

/** The drafts of this device. */
export const deviceDrafts = (shelf: DraftShelf = browserShelf()): Drafts => createDrafts(shelf);
