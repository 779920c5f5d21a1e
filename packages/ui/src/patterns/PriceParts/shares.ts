/** How much of a bar each part takes, in percent; the same order as the parts. */
export interface Shares {
  /** Of each part: what it adds, 0 for one that takes off. */
  readonly added: readonly number[];
  /** At the end of the bar: what is taken off it. */
  readonly takenOff: number;
}

/**
 * The widths of a stacked bar whose whole length is everything that is added. What is taken off never reaches
 * further than the bar.
 * @param cents whole cents, negative for what is taken off
 */
export function shares(cents: readonly number[]): Shares {
  const whole = cents.reduce((sum, one) => sum + Math.max(one, 0), 0);
  const off = cents.reduce((sum, one) => sum + Math.max(-one, 0), 0);
  if (whole === 0) return { added: cents.map(() => 0), takenOff: 0 };
  return {
    added: cents.map((one) => (Math.max(one, 0) / whole) * 100),
    takenOff: (Math.min(off, whole) / whole) * 100,
  };
}
