export { memoryDraftStorage } from './memoryDraftStorage.ts';
export { memoryStorage, refusingStorage } from './storage.ts';
export { tokenFor } from './tokenFor.ts';
