import type { ResetToken } from './records.ts';

/** Lifetime of a reset link, the same as that of the identity service's codes, ms. */
export const RESET_LIFETIME = 60 * 60 * 1000;

/** Whether a token is usable: it has not expired, and no password was set since the email was sent. */
export const isUsable = (token: ResetToken, epoch: number | undefined, now: number): boolean =>
  now < token.expiresAt && token.epoch === epoch;
