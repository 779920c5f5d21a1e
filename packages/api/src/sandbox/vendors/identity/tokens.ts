import { randomBytes, sha256, toBase64Url, utf8 } from './bytes.ts';
import { type Claims, importSigningKey, readJwt, signJwt } from './jwt.ts';
import { invalidRefreshToken } from './problems.ts';
import type { IdentityUser, IdentityUsers, RefreshSession } from './types.ts';

/** As the cloud service's default: a sign-in ends 30 days after the password was given. */
const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const issuer = 'urn:sandbox:identity';

/** What a client is given after it signed in or refreshed. */
export type AuthenticationResult = Record<string, string | number>;

/** A token's owner and the session it was made from. */
export interface Holder {
  user: IdentityUser;
  session: RefreshSession;
}

/** Makes tokens and says whose they are. */
export interface Tokens {
  /** Begins a session: access, id and refresh token. */
  begin(user: IdentityUser, clientId: string): Promise<AuthenticationResult>;
  /** New access and id token for a refresh token; throws `NotAuthorizedException` for a dead one. */
  renew(refreshToken: string): Promise<AuthenticationResult>;
  /** Ends the session behind a refresh token, and with it every token made from it. */
  revoke(refreshToken: string): Promise<void>;
  /** Who holds this access token; undefined when it is forged, too old, or its session has ended. */
  holder(accessToken: string): Promise<Holder | undefined>;
  /** Whether the device of this access token signed out, as opposed to an expired session. */
  isSignedOut(accessToken: string): Promise<boolean>;
}

async function hashOf(refreshToken: string): Promise<string> {
  return toBase64Url(await sha256(utf8(refreshToken)));
}

function secretOf(users: IdentityUsers, given: string | undefined): string {
  const known = given ?? users.getSecret();
  if (known !== undefined) return known;
  const made = toBase64Url(randomBytes(32));
  users.putSecret(made);
  return made;
}

/** Tokens signed with the store's secret; `lifetimeSeconds` is that of access and id tokens. */
export function createTokens(options: {
  users: IdentityUsers;
  clock: () => number;
  lifetimeSeconds: number;
  secret?: string | undefined;
}): Tokens {
  const { users, clock, lifetimeSeconds } = options;
  let imported: { secret: string; key: Promise<CryptoKey> } | undefined;

  /** Asks the store each time, because a store that is emptied forgets its secret and every sign-in with it. */
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

  /** What an access token of this service says, and the session it names; nothing about its time. */
  async function accessClaims(accessToken: string): Promise<(Claims & { origin_jti: string }) | undefined> {
    const claims = await readJwt(await signingKey(), accessToken);
    const session = claims?.origin_jti;
    if (claims?.token_use !== 'access' || typeof session !== 'string') return undefined;
    return { ...claims, origin_jti: session };
  }

  function living(tokenHash: string): Holder | undefined {
    const session = users.getSession(tokenHash);
    const user = session && users.get(session.email);
    if (!user || session.epoch !== user.sessionEpoch || clock() >= session.expiresAt) return undefined;
    return { user, session };
  }

  return {
    async begin(user, clientId) {
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
      const holder = living(await hashOf(refreshToken));
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
      const holder = living(claims.origin_jti);
      return holder?.user.sub === claims.sub ? holder : undefined;
    },

    async isSignedOut(accessToken) {
      const claims = await accessClaims(accessToken);
      return claims !== undefined && users.getSession(claims.origin_jti) === undefined;
    },
  };
}
