/** Remaining characters and whether to announce them. */
export interface CharactersLeft {
  /** Characters left; negative when the text is too long. */
  readonly left: number;
  /** Whether screen readers announce the count: in the last tenth of the limit, or the last 20 characters. */
  readonly isNear: boolean;
}

/** Counts characters as a patient does: an emoji is one. */
export function countCharactersLeft(text: string, limit: number): CharactersLeft {
  const left = limit - [...text].length;
  return { left, isNear: left <= Math.max(20, limit / 10) };
}
