/** One line of the report. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  /** The most it may be (performance.md, "Budgets"). */
  readonly budget?: number;
  readonly unit: 'kB' | 'ms' | '';
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const shown = (value: number, unit: Row['unit']) => {
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'ms' ? `${Math.round(value)} ms` : String(Number(value.toFixed(4)));
};

/** One line of text: measure, value, budget, and whether it holds. */
export function lineOf({ measure, value, budget, unit }: Row): string {
  const beside =
    budget === undefined ? '' : `${shown(budget, unit).padStart(10)}  ${value <= budget ? 'holds' : 'OVER'}`;
  return `  ${measure.padEnd(44)}${shown(value, unit).padStart(10)}${beside}`;
}
