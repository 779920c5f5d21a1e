import type { Hono } from 'hono';
import type { AdminFiles } from '../admin/files.ts';
import { createMovableClock } from '../core/clock.ts';
import { SHARED } from '../core/collections.ts';
import { type Connection, type Connections, createConnections } from '../core/connections.ts';
import type { Context } from '../core/context.ts';
import { type SandboxControl, createControl } from '../core/control.ts';
import { createJobRunner } from '../core/jobs/runDueJobs.ts';
import type { SandboxStore } from '../core/store.ts';
import type { Mail } from '../core/vendors.ts';
import { featureJobs } from '../features/index.ts';
import {
  eventWithoutAdditions,
  responseWithoutAdditions,
  withoutAdditions,
} from '../http/contract/additions.ts';
import { patientDescription } from '../http/contract/description.ts';
import { type LiveConnection, createLiveConnections } from '../features/notifications/liveConnections.ts';
import { type Faults, createFaults } from '../http/faults/faults.ts';
import { type GuardOptions, faultGuard } from '../http/faults/guard.ts';
import type { RegisteredOperation } from '../http/routes/routes.ts';
import { longChatJob } from '../seed/chats/longChat.ts';
import { fillStore, type Seed, seedScenarios } from '../seed/seed.ts';
import { longHistoryJob } from '../seed/subscriptions/longHistory.ts';
import { cardProvider } from '../vendors/cards/cards.ts';
import { identityUsers } from '../vendors/identity/identityUsers.ts';
import { type IdentityService, createIdentityService } from '../vendors/identity/index.ts';
import { identityProvider } from '../vendors/identity/provider.ts';
import { mailOfCode, sendMail } from '../vendors/mail/mails.ts';
import { createApp } from './app.ts';
import './collections.ts';

/** Scope of a sandbox: everything, or only what the specification requires. */
export type Profile = 'full' | 'minimal';

export interface SandboxOptions {
  store: SandboxStore;
  /** Base of the sandbox's clock, milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /** Minimum duration of every operation, ms. @default 0 */
  latency?: number;
  /** Fills an empty store. @default seedScenarios */
  seed?: Seed;
  /** Base path of the service, for the URLs of pictures. @default '/service' */
  publicPath?: string;
  /** Returns the brand color for the product pictures of a request, as `#rrggbb`. @default blue */
  pictureColor?: (request: Request) => string;
  /** Lifetime of access tokens in seconds. @default 3600 */
  tokenLifetimeSeconds?: number;
  /** Called with every email that a real service would send. */
  deliver?: (mail: Mail) => void;
  /** Style sheet and script of the pages at `/__sandbox`. Without them, there is only JSON. */
  admin?: AdminFiles;
  /** Scope; `minimal` has only what the specification requires (openapi/README.md). @default 'full' */
  profile?: Profile;
  /** Waits for the latency; tests replace it. @default a timer */
  wait?: GuardOptions['wait'];
}

/** Service for development and tests, used if no other one is configured. It contains no real patient data. */
export interface Sandbox extends SandboxControl {
  app: Hono;
  /** Handles a request at the root or under `publicPath`; `Response.error()` is a dropped connection. */
  fetch(request: Request): Promise<Response>;
  /** Opens a live connection for a request to `/socket?token=`; undefined if it was refused and closed. */
  openConnection(request: Request, connection: Connection): Promise<LiveConnection | undefined>;
  connections: Connections;
  identity: IdentityService;
  faults: Faults;
  store: SandboxStore;
  /** Current time of the sandbox, milliseconds since 1970. */
  clock: () => number;
  publicPath: string;
  /** Implemented operations of the description. */
  operations: readonly RegisteredOperation[];
}

/** Creates the service on a store, and seeds an empty store. Runs in browsers and in Node. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { store, latency = 0, seed = seedScenarios, publicPath = '/service' } = options;
  const isMinimal = options.profile === 'minimal';
  const { tokenLifetimeSeconds, deliver, admin, pictureColor } = options;
  const time = createMovableClock(store, options.clock ?? Date.now);
  const clock = time.now;
  const faults = createFaults();
  const connections = createConnections();

  const fill = () => fillStore(store, seed, { now: clock(), publicPath });
  if (store.get('seeds', SHARED, 'first') === undefined) fill();

  const mail = (sent: Mail) => {
    sendMail({ store, clock }, sent);
    deliver?.(sent);
  };
  const identity = createIdentityService({
    users: identityUsers(store),
    clock,
    ...(tokenLifetimeSeconds !== undefined && { tokenLifetimeSeconds }),
    deliver: (delivery) => mail(mailOfCode(delivery)),
  });
  const context: Context = {
    store,
    connections,
    clock,
    publicPath,
    identity: identityProvider(store, identity),
    cards: cardProvider,
    mail,
  };
  const guard = faultGuard({ faults, latency, wait: options.wait });
  const live = createLiveConnections({ context, guard });
  const runDueJobs = createJobRunner(context, {
    ...featureJobs,
    jobTypes: [...featureJobs.jobTypes, longChatJob, longHistoryJob],
  });
  const control = createControl({ context, time, faults, runDueJobs, checkConnections: live.check, fill });
  const { app, operations } = createApp({
    context,
    control,
    faults,
    guard,
    identity,
    runDueJobs,
    admin,
    publicPath,
    pictureColor,
    description: isMinimal ? withoutAdditions(patientDescription) : patientDescription,
  });

  return {
    ...control,
    app,
    fetch: async (request) => {
      const response = await app.fetch(request);
      return isMinimal ? responseWithoutAdditions(request, response, publicPath) : response;
    },
    openConnection: (request, connection) =>
      live.open(
        request,
        isMinimal
          ? { ...connection, send: (text) => connection.send(eventWithoutAdditions(text)) }
          : connection,
      ),
    connections,
    identity,
    faults,
    store,
    clock,
    publicPath,
    operations,
  };
}
