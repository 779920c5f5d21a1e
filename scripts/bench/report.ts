/** One row of the report. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  readonly budget?: number;
  readonly unit: 'kB' | 'ms' | '';
}

/** Whether a value is over its budget. */
export const isOver = ({ value, budget }: Row): boolean => budget !== undefined && value > budget;

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
export function formatRow(row: Row): string {
  const { measure, value, budget, unit } = row;
  const verdict =
    budget === undefined ? '' : `${format(budget, unit).padStart(10)}  ${isOver(row) ? 'OVER' : 'ok'}`;
  return `  ${measure.padEnd(44)}${format(value, unit).padStart(10)}${verdict}`;
}
