/** Data of an emailed password reset link. */
export interface ResetToken {
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Session epoch of the account when the email was sent; setting a password since invalidates the token. */
  epoch: number;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; the id is the SHA-256 hash of the token in the link. */
    resetTokens: ResetToken;
  }
}
