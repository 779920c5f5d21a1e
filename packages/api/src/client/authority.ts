import type { ClientRuntime } from './runtime.ts';
import { isSamePatient } from './session/isSamePatient.ts';
import { createTokenSource } from './tokenSource.ts';

/** Options of {@link createAuthority}. */
export interface AuthorityOptions extends Pick<ClientRuntime, 'session' | 'loadIdentity' | 'endSession'> {
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/** Tokens of one patient, for `createClient` and the live connection. */
export interface PatientAuthority {
  /** Returns the token to send. */
  readonly getToken: () => Promise<string>;
  /** Returns a newer token than the one that the service refused; undefined when the session is over. */
  readonly onUnauthorized: (refused: string) => Promise<string | undefined>;
}

/**
 * Creates the token source of the patient who is signed in. All callers share one renewal. After that patient has signed out,
 * calls are rejected with an AbortError and not sent, because their content belongs to that patient.
 */
export function createAuthority(options: AuthorityOptions): PatientAuthority {
  const { session, loadIdentity, endSession, now = Date.now } = options;
  const patient = session.read().token;
  const { getToken, renew } = createTokenSource({
    read: () => {
      session.catchUp();
      const { token, expDate } = session.read();
      return token === undefined ? undefined : { token, expiresAt: expDate ?? 0 };
    },
    write: ({ token, expiresAt }) => session.refreshToken({ token, expDate: expiresAt }),
    refresh: async () => (await loadIdentity()).refresh(),
    onSignedOut: () => endSession({ reason: 'ended' }),
    now,
  });
  const ensureSamePatient = (token: string | undefined): string => {
    if (token !== undefined && isSamePatient(patient, token)) return token;
    throw new DOMException('The session has ended', 'AbortError');
  };
  return {
    getToken: async () => ensureSamePatient(await getToken()),
    async onUnauthorized(refused) {
      const token = await renew(refused);
      return token && ensureSamePatient(token);
    },
  };
}
