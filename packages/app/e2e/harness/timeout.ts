/** Timeout of actions and assertions in ms, generous enough for a busy machine. */
export const TIMEOUT = 15_000;
