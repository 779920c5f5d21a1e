import type { Store } from '@patient/app/shared/environment.ts';
import { createSessions, type Sessions } from '@patient/app/shell/createSessions.ts';
import { configFor } from '@patient/app/shell/config.ts';
import { createEnvironment } from '@patient/app/shell/createEnvironment.ts';
import { memoryDraftStorage } from '@patient/api/testing';
import {
  createDelays,
  createSandbox,
  createSeededStore,
  delayResponses,
  type Profile,
  type Sandbox,
} from '@patient/api/sandbox';
import { watchContract } from '@patient/api/sandbox/contract';
import { brands } from '@patient/ui/theme';
import type { SetupWorker } from 'msw/browser';
import { memoryLocation } from 'wouter/memory-location';
import { shakeSeed } from '../../../.storybook/shake.ts';
import { MemoryStorage } from './MemoryStorage.ts';
import { applyNetwork, type Network } from './network.ts';
import { signInAs } from './signInAs.ts';

/** A past Wednesday, far from month and year ends and daylight saving changes. */
const NOW = Date.parse('2025-05-14T15:00:00.000Z');

/** Options of a visit. */
export interface VisitOptions {
  /** Path such as '/user/subscriptions'. */
  readonly path: string;
  /** Sandbox scenario to sign in as. @default signed out */
  readonly as?: string | undefined;
  /** Enables the page that creates test patients. @default true */
  readonly testUsers?: boolean;
  /** Part of the API that the sandbox serves. @default 'full' */
  readonly profile?: Profile;
}

/** The app with its own storage and sandbox. */
export interface Visit {
  /** Unique for each visit. */
  readonly key: string;
  readonly sandbox: Sandbox;
  /** Base path of the pictures that were seeded. */
  readonly picturesPath: string;
  readonly sessions: Sessions;
  /** Store of the current session. */
  readonly store: Store;
  /** Local storage of the device. */
  readonly storage: MemoryStorage;
  /** Session storage of the tab. */
  readonly tabStorage: MemoryStorage;
  readonly location: ReturnType<typeof openLocation>;
  /** Calls in order, such as 'PATCH /api/subscription/pause/active-1'. */
  readonly calls: string[];
  /** Requests and responses that violate the OpenAPI description. */
  readonly violations: readonly string[];
}

/** Parts that load when the page is idle load after the first render; a headless page is sometimes idle only after three seconds. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const openLocation = (path: string) => memoryLocation({ path, record: true });

let visitCount = 0;

/** Opens the app with new storage and a new sandbox with a fixed clock. */
export async function openVisit({
  storyId,
  path,
  as,
  testUsers = true,
  profile = 'full',
  brandId,
  network,
}: VisitOptions & { storyId: string; brandId: unknown; network: Network }): Promise<Visit> {
  visitCount += 1;
  // A unique path separates the requests of stories, also on docs pages.
  const publicPath = `/service/${visitCount}`;
  const service = `${globalThis.location.origin}${publicPath}`;
  const brand = brands.find(({ id }) => id === brandId) ?? brands[0];
  // One path for each brand, so that all visits share a seeded store, and the browser the pictures.
  const picturesPath = `/seeded/${brand.id}`;
  const plainSandbox = await createSandbox({
    store: createSeededStore({ now: NOW, publicPath: picturesPath }),
    clock: () => NOW,
    publicPath,
    profile,
    pictureColor: () => brand.themeColor,
  });
  const violations: string[] = [];
  const sandbox = {
    ...plainSandbox,
    fetch: watchContract(plainSandbox.fetch, ({ message }) => violations.push(message), { publicPath }),
  };
  const storage = new MemoryStorage();
  const tabStorage = new MemoryStorage();
  const location = openLocation(path);
  const appEnvironment = createEnvironment({
    brand,
    config: configFor(globalThis.location.origin, {
      serviceUrl: service,
      identityUrl: `${service}/identity`,
      testUsers,
    }),
    storage,
    tabStorage,
    draftStorage: memoryDraftStorage(),
    now: sandbox.clock,
    onPatientChange: ({ after }) => {
      if (after === undefined) location.navigate('/', { replace: true });
    },
  });
  const environment = { ...appEnvironment, whenIdle };
  if (as !== undefined) await signInAs(as, { sandbox, service, session: environment.session });
  applyNetwork(sandbox, network, as);
  // Added after the sign-in, which is not part of the story.
  if (shakeSeed !== undefined) {
    sandbox.fetch = delayResponses(
      { fetch: sandbox.fetch, publicPath },
      createDelays(`${shakeSeed} ${storyId}`),
    );
  }
  const sessions = createSessions(environment);
  return {
    key: publicPath,
    sandbox,
    picturesPath,
    sessions,
    get store() {
      return sessions.current().store;
    },
    storage,
    tabStorage,
    location,
    calls: [],
    violations,
  };
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Visit of this story, set by `setUpVisit`. */
    visit: Visit;
    /** Answers the requests of the visit. */
    msw: SetupWorker;
  }
}
