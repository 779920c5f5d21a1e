import type { Identity } from '@patient/api/identity';
import type { Brand } from '@patient/ui/theme';
import { createToastQueue } from '@patient/ui/ToastQueue';
import type { Config } from './config.ts';
import type { Drafts } from '../shared/outbox/drafts.ts';
import { forgetDrafts, type DraftStorage } from '../shared/outbox/draftStorage.ts';
import { LineDownError } from '../shared/service/connectionError.ts';
import type { Environment } from '../shared/environment.ts';
import {
  browserChannel,
  createCurrentSubscription,
  createIdentityStorage,
  createReloadStamp,
  createSession,
  type TabChannel,
} from '../shared/session/index.ts';

/** What a page gives the app. */
export interface Surroundings {
  readonly brand: Brand;
  readonly config: Config;
  /** Where the session is kept; undefined where the browser forbids it. */
  readonly storage: Storage | undefined;
  /** Where the stamp of a reload is kept. */
  readonly tabStorage: Storage | undefined;
  /** Storage of drafts. @default the browser's database */
  readonly draftStorage?: DraftStorage;
  /** The line to the other tabs. @default the browser's own */
  readonly channel?: TabChannel;
  readonly now?: () => number;
}

/** What a page gives the app, wired together. */
export function createEnvironment(surroundings: Surroundings): Environment {
  const {
    brand,
    config,
    storage,
    tabStorage,
    draftStorage,
    channel = browserChannel(),
    now = Date.now,
  } = surroundings;
  const identityStorage = createIdentityStorage(storage);

  let identity: Promise<Identity> | undefined;
  const loadIdentity = () => {
    identity ??= import('@patient/api/identity').then(
      ({ createIdentity }) =>
        createIdentity({
          endpoint: config.identityUrl,
          userPoolId: config.userPoolId,
          clientId: config.userPoolClientId,
          storage: identityStorage,
        }),
      (cause: unknown) => {
        // A chunk that did not arrive is asked for again the next time.
        identity = undefined;
        throw new LineDownError(cause);
      },
    );
    return identity;
  };

  const session = createSession({ storage, now, channel });
  const currentSubscription = createCurrentSubscription(tabStorage);
  let drafts: Promise<Drafts> | undefined;
  const loadDrafts = () =>
    (drafts ??= import('../shared/outbox/deviceDrafts.ts').then(({ deviceDrafts }) =>
      deviceDrafts(draftStorage),
    ));
  let wasSignedIn = session.read().loggedIn;
  session.onChange(() => {
    const isSignedIn = session.read().loggedIn;
    if (isSignedIn !== wasSignedIn) {
      // Whoever leaves takes it along, and whoever comes finds nothing.
      currentSubscription.write(undefined);
      drafts = undefined;
      forgetDrafts();
    }
    wasSignedIn = isSignedIn;
  });

  return {
    brand,
    serviceUrl: config.serviceUrl,
    addressUrl: config.addressUrl ?? `${config.serviceUrl}/address`,
    addressKey: config.addressKey,
    testUsers: config.testUsers,
    session,
    currentSubscription,
    loadDrafts,
    loadIdentity,
    detachIdentity: identityStorage.detach,
    toasts: createToastQueue(),
    reloadStamp: createReloadStamp(tabStorage),
    now,
  };
}
