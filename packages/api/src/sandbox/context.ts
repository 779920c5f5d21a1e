import type { Hub } from './hub/hub.ts';
import type { Routes } from './routes/routes.ts';
import type { SandboxCollections, ServicePaths } from './schema.ts';
import type { Store } from './store/store.ts';

export type SandboxStore = Store<SandboxCollections>;

/** What every domain of the sandbox works with. */
export interface Context {
  store: SandboxStore;
  hub: Hub;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** A domain adds its operations to the routes. */
export type Domain = (routes: Routes<ServicePaths>, context: Context) => void;
