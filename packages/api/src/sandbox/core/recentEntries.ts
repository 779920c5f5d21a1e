import { type Collections, NOBODY } from './collections.ts';
import type { SandboxStore } from './store.ts';

/** Collections that keep the newest entries of one kind, such as mails. */
export type RecentCollection = {
  [Name in keyof Collections]: Collections[Name] extends { _id: string } ? Name : never;
}[keyof Collections];

/** Entries kept of each kind. */
export const REMEMBERED = 200;

/** Adds an entry and deletes the oldest ones beyond the limit. */
export function remember<K extends RecentCollection>(
  store: SandboxStore,
  collection: K,
  entry: Collections[K] & { _id: string },
): void {
  store.transaction(() => {
    store.put(collection, NOBODY, entry._id, entry);
    const limit = Math.max(0, store.count(collection, NOBODY) - REMEMBERED);
    for (const { _id } of store.page(collection, NOBODY, { limit })) store.delete(collection, NOBODY, _id);
  });
}

/** Entries, the newest first. */
export const newest = <K extends RecentCollection>(store: SandboxStore, collection: K): Collections[K][] =>
  store.page(collection, NOBODY, { limit: REMEMBERED, newestFirst: true });

/** Deletes all entries of a kind. */
export function forget(store: SandboxStore, collection: RecentCollection): void {
  store.transaction(() => {
    for (const { _id } of newest(store, collection)) store.delete(collection, NOBODY, _id);
  });
}
