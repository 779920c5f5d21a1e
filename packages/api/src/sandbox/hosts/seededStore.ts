import type { Collections } from '../core/collections.ts';
import { createMemoryStore, type MemoryStore } from '../core/memoryStore.ts';
import type { SandboxStore } from '../core/store.ts';
import { fillStore, seedScenarios, type SeedOptions } from '../seed/seed.ts';

type SeededStoreOptions = Pick<SeedOptions, 'now'> & Partial<SeedOptions>;

const seeded = new Map<string, MemoryStore<Collections>>();

/** Returns a memory store with the scenarios. Copies a cached one for the same options, as seeding is slow. */
export function createSeededStore({ now, publicPath = '/service' }: SeededStoreOptions): SandboxStore {
  const key = `${now} ${publicPath}`;
  let store = seeded.get(key);
  if (store === undefined) {
    store = createMemoryStore();
    fillStore(store, seedScenarios, { now, publicPath });
    seeded.set(key, store);
  }
  return store.copy();
}
