/** Box in px from the top left corner of the screen. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Area that a toast should not cover. */
export interface Obstacle extends Box {
  /** Cost of covering it, relative to others. */
  readonly weight: number;
}

/** Place of a toast on the screen, in px. */
export interface Place {
  readonly top: number;
  /** Horizontal position in the available area. */
  readonly align: 'center' | 'right' | 'left';
}

const ALIGNMENTS = ['center', 'right', 'left'] as const;

const overlap = (start: number, end: number, from: number, to: number) =>
  Math.max(0, Math.min(end, to) - Math.max(start, from));

/**
 * Place of a toast of this size that covers no obstacles: the current one, or the lowest that is free. If there is none, the
 * place that covers the least.
 */
export function freePlace(
  size: { readonly width: number; readonly height: number },
  room: Box,
  obstacles: readonly Obstacle[],
  current?: Place,
): Place {
  const leftEdges = {
    left: room.left,
    center: (room.left + room.right - size.width) / 2,
    right: room.right - size.width,
  };
  const lowest = room.bottom - size.height;
  const fits = (top: number) => top >= room.top && top <= lowest;
  const covered = ({ top, align }: Place) =>
    obstacles.reduce((sum, box) => {
      const height = overlap(top, top + size.height, box.top, box.bottom);
      const width = overlap(leftEdges[align], leftEdges[align] + size.width, box.left, box.right);
      return sum + height * width * box.weight;
    }, 0);
  if (current !== undefined && fits(current.top) && covered(current) === 0) return current;
  const tops = [lowest, ...obstacles.flatMap((box) => [box.top - size.height, box.bottom])].filter(fits);
  let best: Place = { top: lowest, align: 'center' };
  let least = covered(best);
  // The lowest place first.
  for (const top of new Set(tops.toSorted((one, other) => other - one)))
    for (const align of ALIGNMENTS) {
      const sum = least === 0 ? 0 : covered({ top, align });
      if (sum < least) [best, least] = [{ top, align }, sum];
    }
  return best;
}
