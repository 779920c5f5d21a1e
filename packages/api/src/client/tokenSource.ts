import { ApiError } from './apiError.ts';
import { isIdentityError } from './identity/isIdentityError.ts';

/** Bearer token and its expiry. */
export interface StoredToken {
  token: string;
  /** Milliseconds since 1970; `expDate` in the specification. */
  expiresAt: number;
}

/** Options of {@link createTokenSource}. */
export interface TokenSourceOptions {
  /** Returns the stored token; undefined when signed out. */
  read: () => StoredToken | undefined;
  /** Stores a new token. */
  write: (token: StoredToken) => void;
  /** Requests a new token; rejects with the `IdentityError` 'signed-out' when the session is over. */
  refresh: () => Promise<StoredToken>;
  /** Called once when the session is over. */
  onSignedOut: () => void;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/** Source of tokens for a client: `createClient({ getToken: source.getToken, onUnauthorized: source.renew })`. */
export interface TokenSource {
  /** Returns the stored token, renewed if it has expired; undefined when signed out. */
  getToken: () => Promise<string | undefined>;
  /** Returns a newer token than the one that the service refused; undefined when the session is over. */
  renew: (refusedToken: string) => Promise<string | undefined>;
}

/**
 * Creates a token source whose callers share one refresh. If a refresh fails but the session is not over, the token stays
 * and an `ApiError` of kind 'network' is thrown: a lost connection doesn't log the patient out.
 */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { read, write, refresh, onSignedOut, now = Date.now } = options;
  let pending: { stale: string; result: Promise<string | undefined> } | undefined;
  let ended: string | undefined;

  async function refreshFrom(stale: string): Promise<string | undefined> {
    const outcome = await refresh().catch((error: unknown) => {
      if (isIdentityError(error, 'signed-out')) return undefined;
      throw asApiError(error);
    });
    // If another tab has logged out or refreshed in the meantime, the stored value is correct.
    const current = read()?.token;
    if (current !== stale) return current;
    if (outcome) {
      write(outcome);
      return outcome.token;
    }
    ended = stale;
    onSignedOut();
    return undefined;
  }

  async function renew(refusedToken: string): Promise<string | undefined> {
    const current = read()?.token;
    if (current !== refusedToken) return current;
    if (ended === refusedToken) return undefined;
    if (pending?.stale === refusedToken) return pending.result;

    const attempt = { stale: refusedToken, result: refreshFrom(refusedToken) };
    pending = attempt;
    try {
      return await attempt.result;
    } finally {
      if (pending === attempt) pending = undefined;
    }
  }

  return {
    async getToken() {
      const stored = read();
      if (!stored || now() < stored.expiresAt) return stored?.token;
      return renew(stored.token);
    },
    renew,
  };
}

function asApiError(error: unknown): ApiError {
  return new ApiError({
    kind: 'network',
    message: error instanceof Error ? error.message : String(error),
    operation: 'refresh of the sign-in',
    cause: error,
  });
}
