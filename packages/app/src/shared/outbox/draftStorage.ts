/** Name of the database of drafts; with it goes the key they are encrypted with. */
export const DRAFTS = 'drafts';

/** Where encrypted drafts lie, and the key that reads them. */
export interface DraftShelf {
  /** The key of this device, made when first asked for. It cannot be exported, so that no script can take it away. */
  key(make: () => Promise<CryptoKey>): Promise<CryptoKey>;
  read(name: string): Promise<SealedDraft | undefined>;
  write(name: string, sealed: SealedDraft): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A draft as it lies on the device. */
export interface SealedDraft {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Takes every draft off this device, with the key; other tabs let go of it when they hear of it. */
export function forgetDrafts(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(DRAFTS);
  } catch {
    // A browser that forbids the database has nothing in it.
  }
}
