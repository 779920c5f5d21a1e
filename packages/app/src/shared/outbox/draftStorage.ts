/** Name of the database of drafts; the key they are sealed with goes with it. */
export const DRAFTS = 'drafts';

/** Storage of sealed drafts and of the key that opens them. */
export interface DraftStorage {
  /** Key of this device, created when first needed. It cannot be exported, so that no script can take it away. */
  key(create: () => Promise<CryptoKey>): Promise<CryptoKey>;
  /** Names that begin with `prefix`. */
  names(prefix: string): Promise<readonly string[]>;
  read(name: string): Promise<SealedDraft | undefined>;
  write(name: string, sealed: SealedDraft): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Draft as it is stored. */
export interface SealedDraft {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Deletes a database of drafts together with its key; other tabs close their connection when they hear of it. */
export function forgetDrafts(database: string = DRAFTS): void {
  try {
    globalThis.indexedDB?.deleteDatabase(database);
  } catch {
    // A browser that forbids the database holds no drafts.
  }
}
