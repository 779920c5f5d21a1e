import type { Connections } from './connections.ts';
import type { SandboxStore } from './store.ts';
import type { CardProvider, IdentityProvider, Mail } from './vendors.ts';

/** What every feature of the sandbox works with. */
export interface Context {
  store: SandboxStore;
  connections: Connections;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Path the service is mounted under, for the addresses of its files and pictures. */
  publicPath: string;
  identity: IdentityProvider;
  cards: CardProvider;
  /** Sends a mail, which the sandbox keeps and shows instead. */
  mail: (mail: Mail) => void;
}
