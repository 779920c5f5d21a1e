/** CPU slowdown factor in the browser, set by `test --only shake`. */
export const SHAKE_RATE = Number(process.env['SHAKE_RATE'] ?? 1);

/** Timeout of actions and assertions in ms, long enough for a machine that is many times slower. */
export const TIMEOUT = 60_000;
