import { libraries, titles, type ByLibrary, type LibraryName } from './libraries.ts';

/** One line of the report: the same figure of each library. */
export interface Figure {
  readonly measure: string;
  readonly unit: 'kB' | 'MB' | 'ms' | 'times';
  readonly values: ByLibrary<number>;
  /** The most the design system's may be, in bytes or ms (performance.md, "Budgets"). */
  readonly budget?: number;
  /** The most of a peer's figure it may be. */
  readonly against?: { readonly peer: LibraryName; readonly ratio: number };
}

const per = { kB: 1_000, MB: 1_000_000, ms: 1, times: 1 } as const;

const shown = (value: number, unit: Figure['unit']) =>
  `${(value / per[unit]).toFixed(unit === 'ms' ? 0 : 1)} ${unit === 'times' ? '×' : unit}`;

/** How many times as much the design system takes as a peer; nothing where neither takes any. */
export const ratio = ({ values }: Figure, peer: LibraryName): number | undefined =>
  values[peer] > 0 ? values.ui / values[peer] : undefined;

/** The most the design system's figure may be; nothing where performance.md names none. */
export function limitOf({ budget, against, values }: Figure): number | undefined {
  return against ? against.ratio * values[against.peer] : budget;
}

/** Whether it holds; nothing where there is no budget. */
export function holds(figure: Figure): boolean | undefined {
  const limit = limitOf(figure);
  return limit === undefined ? undefined : figure.values.ui <= limit;
}

function cell(figure: Figure, name: LibraryName): string {
  const value = shown(figure.values[name], figure.unit).padStart(9);
  if (name === 'ui') return value;
  const times = ratio(figure, name);
  return value + (times === undefined ? '–' : `${times.toFixed(2)}×`).padStart(8);
}

function verdict(figure: Figure): string {
  const { budget, against, unit } = figure;
  if (budget === undefined && against === undefined) return '';
  const words = against ? `${against.ratio}× ${titles[against.peer]}` : shown(budget ?? 0, unit);
  return `${words.padStart(12)}  ${holds(figure) ? 'holds' : 'OVER'}`;
}

/** The whole table, as lines of text; a ratio is the design system's figure over the peer's beside it. */
export function tableOf(figures: readonly Figure[]): string {
  const head =
    ''.padEnd(44) +
    libraries
      .map(
        (name) => titles[name].padStart(name === 'ui' ? 9 : 9) + (name === 'ui' ? '' : 'ratio'.padStart(8)),
      )
      .join('') +
    'budget'.padStart(12);
  const lines = figures.map(
    (figure) =>
      figure.measure.padEnd(44) + libraries.map((name) => cell(figure, name)).join('') + verdict(figure),
  );
  return [head, ...lines].join('\n');
}
