export { freeBox, heicFile, LOCATION } from './heicSample.ts';
export { memoryDraftStorage } from './memoryDraftStorage.ts';
export { pdfFile } from './pdfSample.ts';
export { memoryStorage, refusingStorage } from './storage.ts';
export { tokenFor } from './tokenFor.ts';
export { unreachableFile } from './unreachableFile.ts';
export { inState } from './inState.ts';
export { lifecycleTable, UNTIL, type LifecycleRow } from './lifecycleTable.ts';
