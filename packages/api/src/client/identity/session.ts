import { createAmplifyContext } from 'aws-amplify';
import type { AmplifyContext, ResourcesConfig } from 'aws-amplify';
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { DefaultTokenStore } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage } from 'aws-amplify/utils';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import type { StoredToken } from '../tokenSource.ts';

/** Endpoint, user pool and storage of the identity client. */
export interface IdentityOptions {
  /** Absolute URL of the service. @default the cloud's endpoint for the region of the pool */
  endpoint?: string;
  /** Id with its region, such as 'us-east-1_sandbox'. */
  userPoolId: string;
  clientId: string;
  /** Storage of the library's tokens. @default localStorage, or memory where there is none */
  storage?: KeyValueStorageInterface;
}

/** The library's context for our user pool, and its stored tokens. */
export interface Session {
  context: AmplifyContext;
  /** Returns the stored access token and its expiry by this device's clock, without a request. */
  storedToken(): Promise<StoredToken | undefined>;
  /** Removes the stored tokens, without a request. */
  forget(): Promise<void>;
}

/** Creates a context instead of using the library's global one, so that two sign-ins never share tokens. */
export function createSession({ endpoint, userPoolId, clientId, storage }: IdentityOptions): Session {
  // The library logs a warning for every custom endpoint.
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
