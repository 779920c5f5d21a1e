export { createDrafts, type Drafts, type DraftStorage } from '../drafts/drafts.ts';
export { createOutbox, type Outbox, type OutboxOptions, type OutboxState } from './outbox.ts';
export { createSendingQueue } from './sendingQueue.ts';
