import type { Hub } from './connections.ts';
import type { Passwords } from '../vendors/identity/index.ts';
import type { Mail } from '../vendors/mail/mail.ts';
import type { Routes } from '../http/routes/routes.ts';
import type { ServicePaths } from './schema.ts';
import type { SandboxStore } from './sandboxStore.ts';

/** What every domain of the sandbox works with. */
export interface Context {
  store: SandboxStore;
  hub: Hub;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** The path the service is mounted under, for the addresses of its files and pictures. */
  publicPath: string;
  /** The passwords, which the identity service keeps. */
  passwords: Passwords;
  /** Sends a mail, which the sandbox keeps and shows instead. */
  mail: (mail: Mail) => void;
}

/** A domain adds its operations to the routes. */
export type Domain = (routes: Routes<ServicePaths>, context: Context) => void;
