import { libraries, libraryLabels, type ByLibrary, type LibraryName } from './libraries.ts';

/** One row of the report. */
export interface Figure {
  readonly measure: string;
  readonly unit: 'kB' | 'MB' | 'ms' | 'times';
  readonly values: ByLibrary<number>;
  /** Maximum for @patient/ui, in bytes or ms. */
  readonly budget?: number;
  /** Maximum for @patient/ui as a share of another library's value. */
  readonly relativeBudget?: { readonly library: LibraryName; readonly ratio: number };
}

const divisors = { kB: 1_000, MB: 1_000_000, ms: 1, times: 1 } as const;

const format = (value: number, unit: Figure['unit']) =>
  `${(value / divisors[unit]).toFixed(unit === 'ms' ? 0 : 1)} ${unit === 'times' ? '×' : unit}`;

/** Value of @patient/ui divided by another library's; undefined when the other value is zero. */
export const ratioTo = ({ values }: Figure, library: LibraryName): number | undefined =>
  values[library] > 0 ? values.ui / values[library] : undefined;

/** Maximum for @patient/ui; undefined when the figure has no budget. */
export function limitOf({ budget, relativeBudget, values }: Figure): number | undefined {
  return relativeBudget ? relativeBudget.ratio * values[relativeBudget.library] : budget;
}

/** Whether @patient/ui is within budget; undefined when the figure has no budget. */
export function isWithinBudget(figure: Figure): boolean | undefined {
  const limit = limitOf(figure);
  return limit === undefined ? undefined : figure.values.ui <= limit;
}

function formatCell(figure: Figure, name: LibraryName): string {
  const value = format(figure.values[name], figure.unit).padStart(9);
  if (name === 'ui') return value;
  const ratio = ratioTo(figure, name);
  return value + (ratio === undefined ? '–' : `${ratio.toFixed(2)}×`).padStart(8);
}

function formatBudget(figure: Figure): string {
  const { budget, relativeBudget, unit } = figure;
  if (budget === undefined && relativeBudget === undefined) return '';
  const text = relativeBudget
    ? `${relativeBudget.ratio}× ${libraryLabels[relativeBudget.library]}`
    : format(budget ?? 0, unit);
  return `${text.padStart(12)}  ${isWithinBudget(figure) ? 'ok' : 'OVER'}`;
}

/** Formats the report as a text table. */
export function formatTable(figures: readonly Figure[]): string {
  const head =
    ''.padEnd(44) +
    libraries
      .map((name) => libraryLabels[name].padStart(9) + (name === 'ui' ? '' : 'ratio'.padStart(8)))
      .join('') +
    'budget'.padStart(12);
  const rows = figures.map(
    (figure) =>
      figure.measure.padEnd(44) +
      libraries.map((name) => formatCell(figure, name)).join('') +
      formatBudget(figure),
  );
  return [head, ...rows].join('\n');
}
