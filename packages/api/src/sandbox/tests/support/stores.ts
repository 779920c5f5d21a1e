import type { SandboxStore } from '../../core/store.ts';
import { createSqliteStore } from '../../hosts/node/sqliteStore.ts';
import { createMemoryStore } from '../../core/memoryStore.ts';

/** Both bodies of the store, for `describe.each`: what holds over one has to hold over the other. */
export const stores: readonly (readonly [name: string, create: () => SandboxStore])[] = [
  ['memory', () => createMemoryStore()],
  ['SQLite', () => createSqliteStore(':memory:')],
];
