/** One row of the report. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  readonly budget?: number;
  readonly unit: 'kB' | 'ms' | '';
}

/** Median of an odd number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const format = (value: number, unit: Row['unit']) => {
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'ms' ? `${Math.round(value)} ms` : String(Number(value.toFixed(4)));
};

/** Formats a row as text: measure, value, budget and verdict. */
export function formatRow({ measure, value, budget, unit }: Row): string {
  const verdict =
    budget === undefined ? '' : `${format(budget, unit).padStart(10)}  ${value <= budget ? 'ok' : 'OVER'}`;
  return `  ${measure.padEnd(44)}${format(value, unit).padStart(10)}${verdict}`;
}
