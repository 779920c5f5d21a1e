/** Data of a mailed link to a new password. */
export interface ResetToken {
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The account's `sessionEpoch` when the mail was sent: a password that was set since makes the token useless. */
  epoch: number;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; the id is the SHA-256 of the token of the link. */
    resetTokens: ResetToken;
  }
}
