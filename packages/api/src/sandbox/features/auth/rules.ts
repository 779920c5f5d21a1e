/** Milliseconds a mailed link can be used, as long as the identity service's own codes. */
import type { ResetToken } from './records.ts';
export const RESET_LIFETIME = 60 * 60 * 1000;

/** Whether a token can be used: it has not expired, and no password was set since it was mailed. */
export const holds = (token: ResetToken, epoch: number | undefined, now: number): boolean =>
  now < token.expiresAt && token.epoch === epoch;
