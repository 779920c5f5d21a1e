/** Factor by which `pnpm shake`, which sets the seed, slows the browser's CPU. */
export const SLOWDOWN = process.env['SHAKE_SEED'] === undefined ? 1 : 4;

/** Factor by which the browser does that; what shares the machine slows it by the rest. */
export const SHAKE_RATE = Number(process.env['SHAKE_RATE'] ?? 1);

/** Timeout of actions and assertions in ms, generous enough for a busy machine. */
export const TIMEOUT: number = 15_000 * SLOWDOWN;
