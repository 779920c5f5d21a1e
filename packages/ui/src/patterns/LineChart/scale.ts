/** Smallest range of the axis as a share of the highest value, so that a small change doesn't look like a large one. */
const MIN_RANGE = 0.05;

/** Largest number of steps between the lowest and the highest value. */
const MAX_STEPS = 3;

/** Round values for the axis, evenly spaced, from below the lowest value to above the highest. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const range = Math.max(high - low, Math.abs(high) * MIN_RANGE) || 1;
  const power = 10 ** Math.floor(Math.log10(range / MAX_STEPS));
  const step = ([1, 2, 5].find((factor) => factor * power * MAX_STEPS >= range) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    // Without the rounding error of steps below 1.
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Position of a value between two others, from 0 to 100; 0 if they are equal. */
export const percentBetween = (value: number, start: number, end: number): number =>
  start === end ? 0 : ((value - start) / (end - start)) * 100;
