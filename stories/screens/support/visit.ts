import { createAppStore } from '@patient/app/shell/createAppStore.ts';
import { configFor } from '@patient/app/shell/config.ts';
import { createEnvironment } from '@patient/app/shell/createEnvironment.ts';
import { memoryDraftStorage } from '@patient/app/shared/outbox/memoryDraftStorage.ts';
import { createMemoryStore, createSandbox, type Sandbox } from '@patient/api/sandbox';
import { watchContract } from '@patient/api/sandbox/contract';
import { brands } from '@patient/ui/theme';
import { memoryLocation } from 'wouter/memory-location';
import { MemoryStorage } from './MemoryStorage.ts';
import { spoil, type Network } from './network.ts';
import { signedInAs } from './signedInAs.ts';

/** A Wednesday, far from the ends of month and year and from a change of the clocks, and in the past on any device. */
const NOW = Date.parse('2025-05-14T15:00:00.000Z');

/** Where somebody comes in, and who it is. */
export interface VisitOptions {
  /** Address of the app, such as '/user/subscriptions'. */
  readonly path: string;
  /** Name of the sandbox's scenario whose patient is signed in; nobody when left out. */
  readonly as?: string | undefined;
  /** Whether staff may make test patients, as in the sandbox. @default true */
  readonly testUsers?: boolean;
}

/** One device with the app on it, and a service of its own behind it. */
export interface Visit {
  /** Tells one visit from another. */
  readonly key: string;
  readonly sandbox: Sandbox;
  readonly store: ReturnType<typeof createAppStore>;
  /** The device's storage. */
  readonly storage: MemoryStorage;
  readonly location: ReturnType<typeof openLocation>;
  /** What the page has asked the service, in order: 'PATCH /api/subscription/pause/active-1'. */
  readonly calls: string[];
  /** What of the traffic was not as the description of the service says. */
  readonly breaches: readonly string[];
}

const openLocation = (path: string) => memoryLocation({ path, record: true });

/** A device with one tab: stories on one page must not log each other out. */
const onlyTab = { announceLogout: () => {}, listen: () => () => {} };

let visits = 0;

/** Opens the app on a fresh device, over a fresh sandbox whose clock stands still. */
export async function openVisit({
  path,
  as,
  testUsers = true,
  brandId,
  network,
}: VisitOptions & { brandId: unknown; network: Network }): Promise<Visit> {
  visits += 1;
  // A path of its own, so that no request of another story can come here, on a docs page neither.
  const publicPath = `/service/${visits}`;
  const service = `${globalThis.location.origin}${publicPath}`;
  const made = await createSandbox({ store: createMemoryStore(), clock: () => NOW, publicPath });
  const breaches: string[] = [];
  const sandbox = {
    ...made,
    fetch: watchContract(made.fetch, ({ message }) => breaches.push(message), { publicPath }),
  };
  const storage = new MemoryStorage();
  const environment = createEnvironment({
    brand: brands.find(({ id }) => id === brandId) ?? brands[0],
    config: {
      ...configFor(globalThis.location.origin),
      serviceUrl: service,
      identityUrl: `${service}/identity`,
      testUsers,
    },
    channel: onlyTab,
    storage,
    tabStorage: new MemoryStorage(),
    draftStorage: memoryDraftStorage(),
    now: sandbox.clock,
  });
  if (as !== undefined) await signedInAs(as, { sandbox, service, session: environment.session });
  spoil(sandbox, network, as);
  return {
    key: publicPath,
    sandbox,
    store: createAppStore(environment),
    storage,
    location: openLocation(path),
    calls: [],
    breaches,
  };
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The visit that the story shows (`visiting`). */
    visit: Visit;
  }
}
