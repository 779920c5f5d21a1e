/** Delays between connection attempts, ms. */
export interface ReconnectDelays {
  /** Delay before the first retry. */
  readonly first: number;
  /** Added for each further retry. */
  readonly step: number;
  readonly max: number;
}

/** Close code without a reconnect (specification section 7). */
export const NORMAL_CLOSE = 1000;

/** Close code of a token that the service does not accept. */
export const UNAUTHORIZED_CLOSE = 4401;

/**
 * Delay before the next attempt; undefined for no reconnect.
 * @param code close code of the last connection
 * @param failures failed attempts in a row, including this one
 */
export const reconnectDelay = (
  code: number,
  failures: number,
  { first, step, max }: ReconnectDelays,
): number | undefined =>
  code === NORMAL_CLOSE ? undefined : Math.min(max, first + step * Math.max(0, failures - 1));
