/** Bytes over a buffer of their own, as Web Crypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Gives that many random bytes; a seed passes its own to make the same users every time. */
export type RandomBytes = (length: number) => Bytes;

/** What a mailed code is good for. */
export type CodePurpose = 'sign-up' | 'reset';

/** A mailed code that has not been used yet. */
export interface PendingCode {
  purpose: CodePurpose;
  value: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Wrong guesses so far. */
  wrongTries: number;
}

/** One account; plain JSON, and never the password itself. */
export interface IdentityUser {
  /** The stable id: `sub` of every token, and the name the verifier is bound to. */
  sub: string;
  /** Lower case; the key of the store. */
  email: string;
  /** Hexadecimal. */
  salt: string;
  /** SRP verifier, hexadecimal. */
  verifier: string;
  confirmed: boolean;
  /** Grows when every session of the user ends (global sign-out, new password). */
  sessionEpoch: number;
  /** Wrong passwords in a row. */
  wrongPasswords: number;
  /** Milliseconds since the epoch; 0 when not locked. */
  lockedUntil: number;
  code?: PendingCode;
}

/** One signed-in device, identified by its refresh token. */
export interface RefreshSession {
  /** SHA-256 of the refresh token, base64url; also `origin_jti` of the tokens made from it. */
  tokenHash: string;
  email: string;
  clientId: string;
  /** When the password was given, seconds since the epoch. */
  authTime: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** The user's `sessionEpoch` when this session began. */
  epoch: number;
}

/** What the identity service needs kept; everything in it is plain JSON. */
export interface IdentityUsers {
  /** Looks an account up by its lower-case email. */
  get(email: string): IdentityUser | undefined;
  /** Adds or replaces an account. */
  put(user: IdentityUser): void;
  getSession(tokenHash: string): RefreshSession | undefined;
  putSession(session: RefreshSession): void;
  deleteSession(tokenHash: string): void;
  /** The signing secret written earlier, so tokens outlive a restart; kept and emptied with the rest. */
  getSecret(): string | undefined;
  putSecret(secret: string): void;
}

/** A code that the real service would mail. */
export interface CodeDelivery {
  email: string;
  code: string;
  purpose: CodePurpose;
}
