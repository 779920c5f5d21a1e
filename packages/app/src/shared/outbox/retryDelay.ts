const FIRST_MS = 1_000;
const MOST_MS = 15_000;

/** How long to wait before sending again what failed so many times in a row, milliseconds: twice as long each time, up to a limit. */
export const nextTry = (failures: number): number =>
  Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
