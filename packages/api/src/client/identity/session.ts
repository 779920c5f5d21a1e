import { createAmplifyContext } from 'aws-amplify';
import type { AmplifyContext, ResourcesConfig } from 'aws-amplify';
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { DefaultTokenStore } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage } from 'aws-amplify/utils';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import type { StoredToken } from '../tokenSource.ts';

/** Where the identity service is and which pool of accounts it is asked for. */
export interface IdentityOptions {
  /** Absolute URL of the service; left out, the cloud's own for the pool's region. */
  endpoint?: string;
  /** Such as 'us-east-1_sandbox'. */
  userPoolId: string;
  clientId: string;
  /** Where the library keeps its tokens. @default localStorage, or memory where there is none */
  storage?: KeyValueStorageInterface;
}

/** The library's context for our pool, and the tokens it has stored. */
export interface Session {
  context: AmplifyContext;
  /** The stored access token with its end by this device's clock; asks nobody. */
  storedToken(): Promise<StoredToken | undefined>;
  /** Forgets the stored tokens; asks nobody. */
  forget(): Promise<void>;
}

/** A context of our own in place of the library's global one, so two identities never mix. */
export function createSession({ endpoint, userPoolId, clientId, storage }: IdentityOptions): Session {
  // The library warns on the console about every endpoint that is not its own default.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const auth: NonNullable<ResourcesConfig['Auth']> = {
    Cognito: {
      userPoolId,
      userPoolClientId: clientId,
      ...(endpoint === undefined ? {} : { userPoolEndpoint: endpoint }),
    },
  };
  const keyValueStorage = storage ?? defaultStorage;
  const tokenProvider = createUserPoolsTokenProvider(auth, keyValueStorage);
  const store = new DefaultTokenStore();
  store.setAuthConfig(auth);
  store.setKeyValueStorage(keyValueStorage);

  return {
    context: createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider } }),
    async storedToken() {
      const tokens = await store.loadTokens();
      const expiry = tokens?.accessToken.payload.exp;
      if (!tokens || expiry === undefined) return undefined;
      return { token: tokens.accessToken.toString(), expiresAt: expiry * 1000 - tokens.clockDrift };
    },
    forget: () => store.clearTokens(),
  };
}
