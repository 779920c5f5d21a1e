import { type Collections, SHARED } from './collections.ts';
import type { SandboxStore } from './store.ts';

/** Collections of recent entries, such as mails. */
export type RecentCollection = {
  [Name in keyof Collections]: Collections[Name] extends { _id: string } ? Name : never;
}[keyof Collections];

/** Maximum number of entries per collection. */
export const MAX_RECENT = 200;

/** Adds an entry and deletes the oldest entries beyond the limit. */
export function addRecent<K extends RecentCollection>(
  store: SandboxStore,
  collection: K,
  entry: Collections[K] & { _id: string },
): void {
  store.transaction(() => {
    store.put(collection, SHARED, entry._id, entry);
    const limit = Math.max(0, store.count(collection, SHARED) - MAX_RECENT);
    for (const { _id } of store.page(collection, SHARED, { limit })) store.delete(collection, SHARED, _id);
  });
}

/** Entries of a collection, newest first. */
export const recentEntries = <K extends RecentCollection>(
  store: SandboxStore,
  collection: K,
): Collections[K][] => store.page(collection, SHARED, { limit: MAX_RECENT, newestFirst: true });

/** Deletes all entries of a collection. */
export function deleteRecent(store: SandboxStore, collection: RecentCollection): void {
  store.transaction(() => {
    for (const { _id } of recentEntries(store, collection)) store.delete(collection, SHARED, _id);
  });
}
