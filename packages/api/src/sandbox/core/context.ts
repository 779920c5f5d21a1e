import type { Connections } from './connections.ts';
import type { SandboxStore } from './store.ts';
import type { CardProvider, IdentityProvider, Mail } from './vendors.ts';

/** Services that the features of the sandbox use. */
export interface Context {
  store: SandboxStore;
  connections: Connections;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Base path of the service, for the URLs of its files and pictures. */
  publicPath: string;
  identity: IdentityProvider;
  cards: CardProvider;
  /** Stores a mail and shows it on the admin page instead of sending it. */
  mail: (mail: Mail) => void;
}
