/** Factor by which `pnpm shake` lets the browser slow its CPU; sharing the machine does the rest. */
export const SHAKE_RATE = Number(process.env['SHAKE_RATE'] ?? 1);

/** Timeout of actions and assertions in ms, enough for a machine that is many times slower: a passing test never waits for it. */
export const TIMEOUT = 60_000;
