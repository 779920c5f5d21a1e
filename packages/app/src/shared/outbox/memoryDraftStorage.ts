import type { DraftShelf, SealedDraft } from './draftStorage.ts';

/** A shelf in memory, for stories and tests; `entries` shows what lies on it. */
export function memoryShelf(): DraftShelf & { readonly entries: Map<string, SealedDraft> } {
  const entries = new Map<string, SealedDraft>();
  let own: Promise<CryptoKey> | undefined;
  return {
    entries,
    key: (make) => (own ??= make()),
    read: async (name) => entries.get(name),
    async write(name, sealed) {
      entries.set(name, sealed);
    },
    async remove(name) {
      entries.delete(name);
    },
  };
}
