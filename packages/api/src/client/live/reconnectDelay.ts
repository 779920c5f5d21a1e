/** Pauses between tries of a connection, in ms. */
export interface ReconnectDelays {
  /** Before the first new try. */
  readonly first: number;
  /** Added with each further try. */
  readonly step: number;
  readonly most: number;
}

/** Close code after which a connection is not opened again (specification section 7). */
export const NORMAL_CLOSE = 1000;

/** Close code of a token that the service does not accept. */
export const UNAUTHORIZED_CLOSE = 4401;

/**
 * Pause before a new try; undefined for none.
 * @param code close code of the connection that has ended
 * @param failures tries in a row without a connection, this one included
 */
export const reconnectDelay = (
  code: number,
  failures: number,
  { first, step, most }: ReconnectDelays,
): number | undefined =>
  code === NORMAL_CLOSE ? undefined : Math.min(most, first + step * Math.max(0, failures - 1));
