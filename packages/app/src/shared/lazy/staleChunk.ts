/** Minimum time between reloads for a stale chunk, milliseconds (specification section 8). */
const STALE_CHUNK_MS = 60_000;

/**
 * Whether a chunk that failed to load may reload the page: at most once a minute, even when several fail at once.
 * A time in the future (after the clock was set back) expires like any other.
 * @param lastReloadAt when the page was last reloaded for this reason, milliseconds since 1970
 */
export const shouldReload = (lastReloadAt: number | undefined, now: number): boolean =>
  lastReloadAt === undefined || Math.abs(now - lastReloadAt) >= STALE_CHUNK_MS;

/** Messages of browsers, and of Vite for styles, for a module that is missing or is an HTML page. */
const MISSING =
  /dynamically imported module|importing a module script|module script failed|preload CSS|valid JavaScript MIME type/i;

/** Whether an import failed because its file is missing or isn't a script. */
export const isChunkFailure = (error: unknown): boolean =>
  // An HTML page with the content type of a script doesn't parse.
  error instanceof SyntaxError || (error instanceof Error && MISSING.test(error.message));
