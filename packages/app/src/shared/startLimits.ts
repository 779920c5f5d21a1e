/** Limits that the first page needs (specification sections 8 and 9); all the others are loaded with what keeps them. */

/** A session ends this long after the last activity, ms. */
export const SESSION_MS = 2_592_000_000;

/** A stale chunk reloads the page at most once in this time, ms. */
export const STALE_CHUNK_MS = 60_000;
