const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/** Pause before the next try after so many failures in a row, in ms: doubles each time, up to a limit. */
export const retryDelay = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
