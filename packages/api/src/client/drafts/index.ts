export { createDrafts } from './drafts.ts';
export { openDraftDatabase } from './draftDatabase.ts';
