import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './LineChart.css.ts';
import { percentBetween, ticksFor } from './scale.ts';

/** Value at one time. */
export interface LineChartPoint {
  /** Time as a number, such as milliseconds since 1970. */
  at: number;
  value: number;
  /** The time as text: "Aug 9, 2026". */
  time: string;
  /** Where the value is from: "Follow-up". */
  source: string;
}

/** Strings shown by {@link LineChart}. */
export interface LineChartStrings {
  /** Title of the table. @default 'Show all numbers' */
  table: string;
  /** Header of the times. @default 'Date' */
  time: string;
  /** Header of the values. @default 'Value' */
  value: string;
  /** Header of the sources. @default 'From' */
  source: string;
}

const defaultStrings: LineChartStrings = {
  table: 'Show all numbers',
  time: 'Date',
  value: 'Value',
  source: 'From',
};

/** Props of {@link LineChart}. */
export interface LineChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Sentence that says what the chart shows: "From 198 lb to 176 lb since Aug 9, 2026." */
  caption: ReactNode;
  /** Two or more points in order of time. */
  points: readonly LineChartPoint[];
  /** Formats a value with its unit: "176 lb". */
  formatValue: (value: number) => string;
  /** Heading level of the table's title. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<LineChartStrings>;
  ref?: Ref<HTMLElement>;
}

const columnsOf = (
  strings: LineChartStrings,
  formatValue: LineChartProps['formatValue'],
): readonly TableColumn<LineChartPoint>[] => [
  { id: 'time', header: strings.time, cell: ({ time }) => time, isRowHeader: true },
  { id: 'value', header: strings.value, cell: ({ value }) => <bdi>{formatValue(value)}</bdi>, align: 'end' },
  { id: 'source', header: strings.source, cell: ({ source }) => source },
];

/** Values over time as a line with dots. The same values are in a table, which screen readers use instead. */
export function LineChart({
  caption,
  points,
  formatValue,
  headingLevel = 3,
  strings: overrides,
  className,
  ...rest
}: LineChartProps) {
  const captionId = useId();
  const strings = useStrings('LineChart', defaultStrings, overrides);
  const ticks = ticksFor(points.map(({ value }) => value));
  const [first, last] = [points.at(0), points.at(-1)];
  const x = ({ at }: LineChartPoint) => percentBetween(at, first?.at ?? 0, last?.at ?? 0);
  const y = (value: number) => 100 - percentBetween(value, ticks.at(0) ?? 0, ticks.at(-1) ?? 0);
  const places = points.map((point) => `${x(point)} ${y(point.value)}`);
  return (
    <figure {...rest} aria-labelledby={captionId} className={clsx(styles.figure, className)}>
      <figcaption id={captionId}>{caption}</figcaption>
      <div aria-hidden="true" className={styles.chart}>
        <div className={styles.values}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.value}>
              <bdi>{formatValue(tick)}</bdi>
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
            <path d={ticks.map((tick) => `M0 ${y(tick)}H100`).join('')} className={styles.grid} />
            <path d={`M${places.join('L')}`} className={styles.line} />
            <path d={places.map((place) => `M${place}h0`).join('')} className={styles.dots} />
          </svg>
        </div>
        <div className={styles.times}>
          <span>{first?.time}</span>
          <span className={styles.lastTime}>{last?.time}</span>
        </div>
      </div>
      <Disclosure title={strings.table} headingLevel={headingLevel}>
        <Table
          caption={strings.table}
          isCaptionHidden
          columns={columnsOf(strings, formatValue)}
          rows={points}
          rowId={({ at, source }) => `${at} ${source}`}
        />
      </Disclosure>
    </figure>
  );
}
