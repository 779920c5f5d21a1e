import type { ClientRuntime } from './runtime.ts';
import { isSamePatient } from './session/isSamePatient.ts';
import { createTokenSource } from './tokenSource.ts';

/** Parts of {@link createAuthority}. */
export interface AuthorityOptions extends Pick<ClientRuntime, 'session' | 'loadIdentity' | 'endSession'> {
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/** Tokens of one patient, for `createClient` and the live connection. */
export interface PatientAuthority {
  /** The token to send. */
  readonly getToken: () => Promise<string>;
  /** A newer token than one that the service refused; undefined when the session is over. */
  readonly onUnauthorised: (refused: string) => Promise<string | undefined>;
}

/**
 * Creates the source of tokens of the patient who is signed in: one renewal for all callers. A call whose patient has signed
 * out is rejected with an AbortError and never sent, since what it holds is theirs.
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
  const ofSame = (token: string | undefined): string => {
    if (token !== undefined && isSamePatient(patient, token)) return token;
    throw new DOMException('The session has ended', 'AbortError');
  };
  return {
    getToken: async () => ofSame(await getToken()),
    async onUnauthorised(refused) {
      const token = await renew(refused);
      return token && ofSame(token);
    },
  };
}
