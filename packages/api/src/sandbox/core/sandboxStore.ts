import type { SandboxCollections } from './collections.ts';
import type { Store } from './store.ts';

/** The store with the sandbox's own collections in it. */
export type SandboxStore = Store<SandboxCollections>;
