import type { SandboxStore } from '../store/sandboxStore.ts';
import { createSqliteStore } from '../node/sqliteStore.ts';
import type { SandboxCollections } from '../collections.ts';
import { createMemoryStore } from '../store/memory.ts';

/** Both bodies of the store, for `describe.each`: what holds over one has to hold over the other. */
export const stores: readonly (readonly [name: string, create: () => SandboxStore])[] = [
  ['memory', () => createMemoryStore<SandboxCollections>()],
  ['SQLite', () => createSqliteStore<SandboxCollections>(':memory:')],
];
