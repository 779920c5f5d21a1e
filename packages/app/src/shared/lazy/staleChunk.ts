/** A stale chunk reloads the page at most once in this time, ms (specification section 8). */
export const STALE_CHUNK_MS = 60_000;

/**
 * Whether a chunk that failed to load may reload the page: once a minute at most, however many fail together.
 * A stamp from the future (the clock was set back) holds no longer than any other.
 * @param lastReloadAt when the page was last reloaded for this reason, milliseconds since 1970
 */
export const shouldReload = (lastReloadAt: number | undefined, now: number): boolean =>
  lastReloadAt === undefined || Math.abs(now - lastReloadAt) >= STALE_CHUNK_MS;
