import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
import { withinLimit } from '../limit.ts';
import type { StoredToken } from '../tokenSource.ts';
import { IdentityError } from './identityError.ts';
import { createSession } from './session.ts';
import type { IdentityOptions } from './session.ts';
import { createTokenStorage } from './tokenStorage.ts';
import { asIdentityError, asRefreshError } from './translate.ts';

/** Accounts and sign-in at the cloud identity service. Every method rejects with an `IdentityError`. */
export interface Identity {
  /** Signs in; first forgets an earlier account of this device. */
  signIn(email: string, password: string): Promise<StoredToken>;
  /** A new token for the signed-in account; 'signed-out' when its session is over. */
  refresh(): Promise<StoredToken>;
  /** The stored token, without asking the service; it may have ended. */
  currentToken(): Promise<StoredToken | undefined>;
  /** Ends the session at the service where it can be reached, and on this device in any case. */
  signOut(): Promise<void>;
  /** Makes an account; false when its code has to be confirmed before it can sign in. */
  signUp(email: string, password: string): Promise<{ isConfirmed: boolean }>;
  /** Confirms an account by its code. */
  confirmSignUp(email: string, code: string): Promise<void>;
  /** Sends another code for an account that is not confirmed. */
  resendSignUpCode(email: string): Promise<void>;
  /** Sends a code for a new password. */
  requestPasswordReset(email: string): Promise<void>;
  /** Sets a new password by that code. */
  confirmPasswordReset(email: string, code: string, newPassword: string): Promise<void>;
  /**
   * Signs in beside the session on this device, hands its token to `work`, and signs out again. A wrong password leaves
   * the session as it is.
   */
  withPassword<Result>(
    email: string,
    password: string,
    work: (token: string) => Promise<Result>,
  ): Promise<Result>;
  /** Sets a new password for the signed-in account. */
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
}

async function translated<T>(work: () => Promise<T>, translate = asIdentityError): Promise<T> {
  try {
    return await withinLimit(work());
  } catch (error) {
    throw translate(error);
  }
}

/** Connects to the identity service. The bearer token is the access token; roles come from /me. */
export function createIdentity(options: IdentityOptions): Identity {
  const { context, storedToken, forget } = createSession(options);

  async function storedOrSignedOut(): Promise<StoredToken> {
    const stored = await storedToken();
    if (!stored) throw new IdentityError('signed-out');
    return stored;
  }

  return {
    currentToken: storedToken,

    signIn: (username, password) =>
      translated(async () => {
        // A session left over would make the library refuse to sign in.
        await forget();
        const { isSignedIn, nextStep } = await signIn(context, { username, password });
        if (isSignedIn) return storedOrSignedOut();
        if (nextStep.signInStep === 'CONFIRM_SIGN_UP') throw new IdentityError('not-confirmed');
        if (nextStep.signInStep === 'RESET_PASSWORD') throw new IdentityError('password-reset-required');
        throw new IdentityError('unknown', { cause: nextStep.signInStep });
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
        // The library does not wait for its own store.
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

    requestPasswordReset: (username) =>
      translated(async () => {
        await resetPassword(context, { username });
      }),

    confirmPasswordReset: (username, confirmationCode, newPassword) =>
      translated(() => confirmResetPassword(context, { username, confirmationCode, newPassword })),

    async withPassword(username, password, work) {
      const apart = createSession({ ...options, storage: createTokenStorage() });
      const token = await translated(async () => {
        const { isSignedIn } = await signIn(apart.context, { username, password });
        const stored = isSignedIn ? await apart.storedToken() : undefined;
        if (!stored) throw new IdentityError('wrong-credentials');
        return stored.token;
      });
      try {
        return await work(token);
      } finally {
        // The result counts even if the line drops here.
        await signOut(apart.context).catch(() => undefined);
      }
    },

    changePassword: (oldPassword, newPassword) =>
      translated(() => updatePassword(context, { oldPassword, newPassword })),
  };
}
