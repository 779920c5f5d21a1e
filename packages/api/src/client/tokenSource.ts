import { ApiError } from './apiError.ts';
import { IdentityError } from './identity/identityError.ts';

/** A bearer token and when it ends. */
export interface StoredToken {
  token: string;
  /** Milliseconds since the epoch; `expDate` of the specification. */
  expiresAt: number;
}

/** Where the token lives and how a new one is made. */
export interface TokenSourceOptions {
  /** The token in storage; undefined when nobody is signed in. */
  read: () => StoredToken | undefined;
  /** Puts a new token into storage. */
  write: (token: StoredToken) => void;
  /** Gets a new token; rejects with `IdentityError` 'signed-out' when the session is over. */
  refresh: () => Promise<StoredToken>;
  /** Called once when the session is over. */
  onSignedOut: () => void;
  /** Milliseconds since the epoch. @default Date.now */
  now?: () => number;
}

/** Gives tokens to the client: `createClient({ getToken: source.getToken, onUnauthorised: source.renew })`. */
export interface TokenSource {
  /** The stored token, renewed first when it has ended; undefined when nobody is signed in. */
  getToken: () => Promise<string | undefined>;
  /** A newer token than one the service refused; undefined when the session is over. */
  renew: (refusedToken: string) => Promise<string | undefined>;
}

/**
 * One refresh for however many callers. A refresh that fails for any reason but a session that is over
 * keeps the token and throws an `ApiError` of kind 'network': a lost connection logs nobody out.
 */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { read, write, refresh, onSignedOut, now = Date.now } = options;
  let underWay: { stale: string; result: Promise<string | undefined> } | undefined;
  let ended: string | undefined;

  async function refreshFrom(stale: string): Promise<string | undefined> {
    const outcome = await refresh().catch((error: unknown) => {
      if (error instanceof IdentityError && error.code === 'signed-out') return undefined;
      throw asApiError(error);
    });
    // If another tab has logged out or refreshed meanwhile, the stored value is right.
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
    if (underWay?.stale === refusedToken) return underWay.result;

    const attempt = { stale: refusedToken, result: refreshFrom(refusedToken) };
    underWay = attempt;
    try {
      return await attempt.result;
    } finally {
      if (underWay === attempt) underWay = undefined;
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
