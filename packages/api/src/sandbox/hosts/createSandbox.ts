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
import { longChatJob } from '../seed/chats/longTalk.ts';
import { fillStore, type Seed, seedScenarios } from '../seed/seed.ts';
import { longHistoryJob } from '../seed/subscriptions/longHistory.ts';
import { cardProvider } from '../vendors/cards/cards.ts';
import { identityUsers } from '../vendors/identity/identityUsers.ts';
import { type IdentityService, createIdentityService } from '../vendors/identity/index.ts';
import { identityProvider } from '../vendors/identity/provider.ts';
import { mailOfCode, sendMail } from '../vendors/mail/mails.ts';
import { createApp } from './app.ts';
import './collections.ts';

/** What a sandbox serves. */
export type Profile = 'full' | 'minimal';

export interface SandboxOptions {
  store: SandboxStore;
  /** Milliseconds since 1970, from where the sandbox's own clock starts. @default Date.now */
  clock?: () => number;
  /** Milliseconds every operation takes at least. @default 0 */
  latency?: number;
  /** What fills an empty store. @default seedScenarios */
  seed?: Seed;
  /** The path the service is mounted under, for the addresses of pictures. @default '/service' */
  publicPath?: string;
  /** Color of the brand that a request comes from, `#rrggbb`: its product pictures are drawn in it. @default blue */
  pictureColor?: (request: Request) => string;
  /** Seconds an access token is good for. @default 3600 */
  tokenLifetimeSeconds?: number;
  /** Receives every email that the real service would send. */
  deliver?: (mail: Mail) => void;
  /** Looks and behaviour of the page at `/__sandbox`; without them there is no page, for programs only its JSON. */
  admin?: AdminFiles;
  /** What it serves: `minimal` is only what the specification names (openapi/README.md). @default 'full' */
  profile?: Profile;
  /** How to wait for latency; a test gives one that does not. */
  wait?: GuardOptions['wait'];
}

/** The service that the client talks to when no other is configured. It holds no real patient. */
export interface Sandbox extends SandboxControl {
  app: Hono;
  /** Answers a request at the root or under `publicPath`; `Response.error()` is a dropped connection. */
  fetch(request: Request): Promise<Response>;
  /** Opens a live connection for a request to `/socket?token=`; undefined when it was refused and closed. */
  openConnection(request: Request, connection: Connection): Promise<LiveConnection | undefined>;
  connections: Connections;
  identity: IdentityService;
  faults: Faults;
  store: SandboxStore;
  /** Milliseconds since 1970: the clock it was given, moved on by what `advance` was asked for. */
  clock: () => number;
  publicPath: string;
  /** What it answers, in the words of the description. */
  operations: readonly RegisteredOperation[];
}

/** Makes the service over a store, and seeds the store if it is empty. Runs in a browser and in Node alike. */
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
