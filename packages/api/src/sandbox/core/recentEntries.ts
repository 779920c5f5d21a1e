import type { SandboxCollections } from './collections.ts';
import { NOBODY } from './schema.ts';
import type { SandboxStore } from './sandboxStore.ts';

/** The shelves that remember what came lately. */
export type LatelyShelf = 'mails' | 'reports' | 'events';

/** What is remembered of each kind at most. */
export const REMEMBERED = 200;

/** Adds to a shelf and forgets the oldest beyond what is remembered. */
export function remember<K extends LatelyShelf>(
  store: SandboxStore,
  shelf: K,
  document: SandboxCollections[K],
): void {
  store.transaction(() => {
    store.put(shelf, NOBODY, document._id, document);
    for (const { _id } of store.page(shelf, NOBODY, {
      limit: Math.max(0, store.count(shelf, NOBODY) - REMEMBERED),
    })) {
      store.delete(shelf, NOBODY, _id);
    }
  });
}

/** What came lately, the newest first. */
export const newest = <K extends LatelyShelf>(store: SandboxStore, shelf: K): SandboxCollections[K][] =>
  store.page(shelf, NOBODY, { limit: REMEMBERED, newestFirst: true });

/** Forgets all of a kind. */
export function forget(store: SandboxStore, shelf: LatelyShelf): void {
  store.transaction(() => {
    for (const { _id } of newest(store, shelf)) store.delete(shelf, NOBODY, _id);
  });
}
