import { randomBytes, sha256, toBase64Url, utf8 } from './bytes.ts';
import { type Claims, importSigningKey, readJwt, signJwt } from './jwt.ts';
import { invalidRefreshToken } from './problems.ts';
import type { IdentityUser, IdentityUsers, RefreshSession } from './types.ts';

/** Time until a password is required again, 30 days as by default in the cloud service. */
const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const issuer = 'urn:sandbox:identity';

/** Tokens for a client after a sign-in or refresh. */
export type AuthenticationResult = Record<string, string | number>;

/** Owner and session of a token. */
export interface Holder {
  user: IdentityUser;
  session: RefreshSession;
}

/** Issues and verifies tokens. */
export interface Tokens {
  /** Starts a session and returns its access, id and refresh tokens. */
  start(user: IdentityUser, clientId: string): Promise<AuthenticationResult>;
  /** Returns new access and id tokens for a refresh token; throws `NotAuthorizedException` for an invalid one. */
  renew(refreshToken: string): Promise<AuthenticationResult>;
  /** Ends the session of a refresh token, which invalidates all its tokens. */
  revoke(refreshToken: string): Promise<void>;
  /** Returns the holder of an access token; undefined if it is forged, expired, or its session has ended. */
  holder(accessToken: string): Promise<Holder | undefined>;
  /** Whether the device of this access token signed out, as opposed to an expired session. */
  isSignedOut(accessToken: string): Promise<boolean>;
}

async function hashOf(refreshToken: string): Promise<string> {
  return toBase64Url(await sha256(utf8(refreshToken)));
}

function secretOf(users: IdentityUsers, configured: string | undefined): string {
  const existing = configured ?? users.getSecret();
  if (existing !== undefined) return existing;
  const created = toBase64Url(randomBytes(32));
  users.putSecret(created);
  return created;
}

/** Creates tokens signed with the secret; `lifetimeSeconds` is that of access and id tokens. */
export function createTokens(options: {
  users: IdentityUsers;
  clock: () => number;
  lifetimeSeconds: number;
  secret?: string | undefined;
}): Tokens {
  const { users, clock, lifetimeSeconds } = options;
  let imported: { secret: string; key: Promise<CryptoKey> } | undefined;

  /** Reads the secret each time, as a reset of the store deletes it, which ends all sessions. */
  function signingKey(): Promise<CryptoKey> {
    const secret = secretOf(users, options.secret);
    if (imported?.secret !== secret) {
      imported = { secret, key: sha256(utf8(secret)).then(importSigningKey) };
    }
    return imported.key;
  }

  async function issue({ user, session }: Holder): Promise<AuthenticationResult> {
    const iat = Math.floor(clock() / 1000);
    const shared = {
      sub: user.sub,
      iss: issuer,
      origin_jti: session.tokenHash,
      auth_time: session.authTime,
      iat,
      exp: iat + lifetimeSeconds,
    };
    const access = {
      ...shared,
      token_use: 'access',
      client_id: session.clientId,
      username: user.sub,
      jti: crypto.randomUUID(),
    };
    const id = {
      ...shared,
      token_use: 'id',
      aud: session.clientId,
      email: user.email,
      email_verified: user.confirmed,
      'cognito:username': user.sub,
      jti: crypto.randomUUID(),
    };
    const key = await signingKey();
    return {
      AccessToken: await signJwt(key, access),
      IdToken: await signJwt(key, id),
      ExpiresIn: lifetimeSeconds,
      TokenType: 'Bearer',
    };
  }

  /** Claims of an access token of this service, without checking its expiry or session. */
  async function accessClaims(accessToken: string): Promise<(Claims & { origin_jti: string }) | undefined> {
    const claims = await readJwt(await signingKey(), accessToken);
    const session = claims?.origin_jti;
    if (claims?.token_use !== 'access' || typeof session !== 'string') return undefined;
    return { ...claims, origin_jti: session };
  }

  function activeHolder(tokenHash: string): Holder | undefined {
    const session = users.getSession(tokenHash);
    const user = session && users.get(session.email);
    if (!user || session.epoch !== user.sessionEpoch || clock() >= session.expiresAt) return undefined;
    return { user, session };
  }

  return {
    async start(user, clientId) {
      const refreshToken = toBase64Url(randomBytes(48));
      const now = clock();
      const session: RefreshSession = {
        tokenHash: await hashOf(refreshToken),
        email: user.email,
        clientId,
        authTime: Math.floor(now / 1000),
        expiresAt: now + sessionLifetimeMs,
        epoch: user.sessionEpoch,
      };
      users.putSession(session);
      return { ...(await issue({ user, session })), RefreshToken: refreshToken };
    },

    async renew(refreshToken) {
      const holder = activeHolder(await hashOf(refreshToken));
      if (!holder) throw invalidRefreshToken();
      return issue(holder);
    },

    async revoke(refreshToken) {
      users.deleteSession(await hashOf(refreshToken));
    },

    async holder(accessToken) {
      const claims = await accessClaims(accessToken);
      if (claims === undefined) return undefined;
      if (typeof claims.exp !== 'number' || clock() >= claims.exp * 1000) return undefined;
      const holder = activeHolder(claims.origin_jti);
      return holder?.user.sub === claims.sub ? holder : undefined;
    },

    async isSignedOut(accessToken) {
      const claims = await accessClaims(accessToken);
      return claims !== undefined && users.getSession(claims.origin_jti) === undefined;
    },
  };
}
