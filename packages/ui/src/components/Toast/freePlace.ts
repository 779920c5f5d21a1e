/** Vertical extent in px from the top of the screen. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Top of a box of this height that covers none of the obstacles: where it is, or the lowest place that is free. Where
 * none is, the one that covers least.
 */
export function freeTop(
  height: number,
  room: Extent,
  obstacles: readonly Extent[],
  current?: number,
): number {
  const lowest = room.bottom - height;
  const fits = (top: number) => top >= room.top && top <= lowest;
  const covered = (top: number) =>
    obstacles.reduce(
      (sum, one) => sum + Math.max(0, Math.min(top + height, one.bottom) - Math.max(top, one.top)),
      0,
    );
  if (current !== undefined && fits(current) && covered(current) === 0) return current;
  const places = [lowest, ...obstacles.flatMap((one) => [one.top - height, one.bottom])].filter(fits);
  const [best = lowest] = places.toSorted((one, other) => covered(one) - covered(other) || other - one);
  return best;
}
