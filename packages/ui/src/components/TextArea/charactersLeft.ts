/** How much room is left, as it is shown and as it is said. */
export interface Room {
  /** Characters left; below zero, how many are too many. */
  readonly left: number;
  /** Whether a screen reader is told: from a tenth of the limit on, and from 20 characters at the latest. */
  readonly isNear: boolean;
}

/** Characters as a patient counts them: an emoji is one. */
export function roomIn(text: string, limit: number): Room {
  const left = limit - [...text].length;
  return { left, isNear: left <= Math.max(20, limit / 10) };
}
