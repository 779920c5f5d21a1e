import { confirmSignUp, resendSignUpCode, signIn, signOut, signUp } from 'aws-amplify/auth';
import { withTimeout } from '../timeout.ts';
import type { StoredToken } from '../tokenSource.ts';
import { IdentityError } from './identityError.ts';
import { createSession } from './session.ts';
import type { IdentityOptions } from './session.ts';
import { assertDone } from './signInSteps.ts';
import { createTokenStorage } from './tokenStorage.ts';
import { asIdentityError, asRefreshError } from './translate.ts';

/** Accounts and sign-in at the cloud identity service. Every method rejects with an `IdentityError`. */
export interface Identity {
  /**
   * Signs in. Removes the tokens of an earlier account first. Spaces around the password were copied with it: the service
   * allows no password that has them.
   */
  signIn(email: string, password: string): Promise<StoredToken>;
  /** Renews the token of the signed-in account; rejects with 'signed-out' when its session is over. */
  refresh(): Promise<StoredToken>;
  /** Returns the stored token without a request; it may have expired. */
  currentToken(): Promise<StoredToken | undefined>;
  /** Ends the session on this device, and at the service if it can be reached. */
  signOut(): Promise<void>;
  /** Creates an account; `isConfirmed` is false if a code must be confirmed before signing in. */
  signUp(email: string, password: string): Promise<{ isConfirmed: boolean }>;
  /** Confirms an account with its code. */
  confirmSignUp(email: string, code: string): Promise<void>;
  /** Sends a new code for an unconfirmed account. */
  resendSignUpCode(email: string): Promise<void>;
  /**
   * Signs in separately from the session of this device, calls `work` with the token, and signs out again. The session on
   * the device doesn't change.
   */
  withPassword<Result>(
    email: string,
    password: string,
    work: (token: string) => Promise<Result>,
  ): Promise<Result>;
}

async function translated<T>(work: () => Promise<T>, translate = asIdentityError): Promise<T> {
  try {
    return await withTimeout(work);
  } catch (error) {
    throw translate(error);
  }
}

/** Creates a client of the identity service. The access token is the bearer token; roles come from `/me`. */
export function createIdentity(options: IdentityOptions): Identity {
  const { context, storedToken, forget } = createSession(options);

  async function storedOrSignedOut(): Promise<StoredToken> {
    const stored = await storedToken();
    if (!stored) throw new IdentityError('signed-out');
    return stored;
  }

  return {
    currentToken: storedToken,

    signIn: (username, typed) =>
      translated(async () => {
        // The library refuses to sign in while an old session is stored.
        await forget();
        assertDone(await signIn(context, { username, password: typed.trim() }));
        return storedOrSignedOut();
      }),

    refresh: () =>
      translated(async () => {
        const { tokens } = await context.fetchAuthSession({ forceRefresh: true });
        if (!tokens) throw new IdentityError('signed-out');
        return storedOrSignedOut();
      }, asRefreshError),

    signOut: () =>
      translated(async () => {
        await signOut(context);
        // `signOut` resolves before the library has cleared its storage.
        await forget();
      }),

    signUp: (username, password) =>
      translated(async () => {
        const { isSignUpComplete } = await signUp(context, {
          username,
          password,
          options: { userAttributes: { email: username } },
        });
        return { isConfirmed: isSignUpComplete };
      }),

    confirmSignUp: (username, confirmationCode) =>
      translated(async () => {
        await confirmSignUp(context, { username, confirmationCode });
      }),

    resendSignUpCode: (username) =>
      translated(async () => {
        await resendSignUpCode(context, { username });
      }),

    async withPassword(username, typed, work) {
      const separate = createSession({ ...options, storage: createTokenStorage() });
      const token = await translated(async () => {
        assertDone(await signIn(separate.context, { username, password: typed.trim() }));
        const stored = await separate.storedToken();
        if (!stored) throw new IdentityError('signed-out');
        return stored.token;
      });
      try {
        return await work(token);
      } finally {
        // A failed sign-out must not discard the result.
        await signOut(separate.context).catch(() => undefined);
      }
    },
  };
}
