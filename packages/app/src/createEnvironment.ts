import { createClient, createTokenSource } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import type { Brand } from '@patient/ui/theme';
import type { Config } from './config.ts';
import type { Environment } from './environment.ts';
import { createNotifier } from './notifier.ts';
import { browserChannel, createIdentityStorage, createReloadStamp, createSession } from './session/index.ts';

/** What a page gives the app. */
export interface Surroundings {
  readonly brand: Brand;
  readonly config: Config;
  /** Where the session is kept; undefined where the browser forbids it. */
  readonly storage: Storage | undefined;
  /** Where the stamp of a reload is kept. */
  readonly tabStorage: Storage | undefined;
  readonly now?: () => number;
}

/** Wires session, token and client together. */
export function createEnvironment(surroundings: Surroundings): Environment {
  const { brand, config, storage, tabStorage, now = Date.now } = surroundings;
  const session = createSession({ storage, now, channel: browserChannel() });
  const identityStorage = createIdentityStorage(storage);

  let identity: Promise<Identity> | undefined;
  const loadIdentity = () => {
    identity ??= import('@patient/api/identity').then(({ createIdentity }) =>
      createIdentity({
        endpoint: config.identityUrl,
        userPoolId: config.userPoolId,
        clientId: config.userPoolClientId,
        storage: identityStorage,
      }),
    );
    // A chunk that did not arrive is asked for again the next time.
    identity.catch(() => (identity = undefined));
    return identity;
  };

  const tokens = createTokenSource({
    read: () => {
      const { token, expDate } = session.read();
      return token === undefined ? undefined : { token, expiresAt: expDate ?? 0 };
    },
    write: ({ token, expiresAt }) => session.refreshToken({ token, expDate: expiresAt }),
    refresh: async () => (await loadIdentity()).refresh(),
    onSignedOut: () => session.logout(),
    now,
  });

  return {
    brand,
    session,
    client: createClient({
      baseUrl: config.serviceUrl,
      getToken: tokens.getToken,
      onUnauthorised: tokens.renew,
    }),
    clientFor: (token) => createClient({ baseUrl: config.serviceUrl, getToken: async () => token }),
    loadIdentity,
    detachIdentity: identityStorage.detach,
    notifier: createNotifier(),
    reloadStamp: createReloadStamp(tabStorage),
    now,
  };
}
