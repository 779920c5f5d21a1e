import type { Hub } from './hub/hub.ts';
import type { Routes } from './routes/routes.ts';
import type { ServicePaths } from './schema.ts';
import type { SandboxStore } from './store/sandboxStore.ts';

/** What every domain of the sandbox works with. */
export interface Context {
  store: SandboxStore;
  hub: Hub;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** A domain adds its operations to the routes. */
export type Domain = (routes: Routes<ServicePaths>, context: Context) => void;
