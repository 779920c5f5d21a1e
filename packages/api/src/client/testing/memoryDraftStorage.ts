import type { DraftStorage, SealedDraft } from '../drafts/drafts.ts';

/** Draft storage in memory, for stories and tests; `entries` contains the sealed drafts. */
export function memoryDraftStorage(): DraftStorage & { readonly entries: Map<string, SealedDraft> } {
  const entries = new Map<string, SealedDraft>();
  let ownKey: Promise<CryptoKey> | undefined;
  return {
    entries,
    key: (create) =>
      (ownKey ??= create().catch((error: unknown) => {
        ownKey = undefined;
        throw error;
      })),
    names: async (prefix) => [...entries.keys()].filter((name) => name.startsWith(prefix)),
    read: async (name) => entries.get(name),
    async write(name, sealed) {
      entries.set(name, sealed);
    },
    async remove(name) {
      entries.delete(name);
    },
  };
}
