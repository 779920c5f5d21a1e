/** Bytes with the type of buffer that Web Crypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns random bytes; a seed replaces it to create the same users each time. */
export type RandomBytes = (length: number) => Bytes;

/** Purpose of an emailed code. */
export type CodePurpose = 'sign-up' | 'reset';

/** Unused emailed code. */
export interface PendingCode {
  purpose: CodePurpose;
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Wrong guesses so far. */
  wrongTries: number;
}

/** Account as plain JSON, without its password. */
export interface IdentityUser {
  /** Stable id: the `sub` claim of its tokens and the user id in its verifier. */
  sub: string;
  /** In lower case; the id in the store. */
  email: string;
  /** Hexadecimal. */
  salt: string;
  /** SRP verifier, hexadecimal. */
  verifier: string;
  confirmed: boolean;
  /** Increases when all sessions of the user end (global sign-out, new password). */
  sessionEpoch: number;
  /** Number of consecutive wrong passwords. */
  wrongPasswords: number;
  /** Milliseconds since 1970; 0 if not locked. */
  lockedUntil: number;
  code?: PendingCode;
  /** Whether staff has disabled the account. @default false */
  isDisabled?: boolean;
  /** Step after the password, such as `SMS_MFA` or `NEW_PASSWORD_REQUIRED`. @default none */
  challenge?: { name: string; parameters: Record<string, string> };
}

/** Session of a device, identified by its refresh token. */
export interface RefreshSession {
  /** SHA-256 hash of the refresh token, base64url; also the `origin_jti` claim of its tokens. */
  tokenHash: string;
  email: string;
  clientId: string;
  /** Time when the password was entered, seconds since 1970. */
  authTime: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** `sessionEpoch` of the user when this session started. */
  epoch: number;
}

/** Storage of the identity service; all values are plain JSON. */
export interface IdentityUsers {
  /** Returns the account of an email in lower case. */
  get(email: string): IdentityUser | undefined;
  /** Adds or replaces an account. */
  put(user: IdentityUser): void;
  getSession(tokenHash: string): RefreshSession | undefined;
  putSession(session: RefreshSession): void;
  deleteSession(tokenHash: string): void;
  /** Returns the stored signing secret, so that tokens stay valid after a restart. */
  getSecret(): string | undefined;
  putSecret(secret: string): void;
}

/** Code that the real service would email. */
export interface CodeDelivery {
  email: string;
  code: string;
  purpose: CodePurpose;
}
