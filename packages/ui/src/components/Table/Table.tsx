import { clsx } from 'clsx';
import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { TableColumn, TableSort } from './column.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';

/** Props of {@link Table}. */
export interface TableProps<Row> extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Accessible name, also shown as the title: "Your orders". */
  caption: string;
  /** Whether only screen readers get the caption, because a heading already shows it. @default false */
  isCaptionHidden?: boolean;
  /** Columns from start to end. */
  columns: readonly TableColumn<Row>[];
  /** Rows in display order. The caller sorts them. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowId: (row: Row) => string;
  /** Column that the rows are sorted by; the caller sorts them. */
  sort?: TableSort | undefined;
  /** Called with the requested order. Turns the headers of sortable columns into buttons. */
  onSort?: (sort: TableSort) => void;
  /** Content shown when there are no rows, such as an EmptyState. */
  empty?: ReactNode;
  /** Whether to show placeholder rows. @default false */
  isLoading?: boolean;
  /** Announced while loading. @default 'Loading…' */
  loadingLabel?: string;
  ref?: Ref<HTMLTableElement>;
}

const skeletonRows = ['first', 'second', 'third'];
const skeletonColumn = <Row,>(column: TableColumn<Row>): TableColumn<string> => ({
  ...column,
  // A placeholder has no text, so it can't be a row header. The empty label keeps it at the start of its stacked row.
  isRowHeader: false,
  ...(column.isRowHeader && { header: '' }),
  cell: () => <Skeleton width="8ch" className={column.align === 'end' ? styles.skeletonAtEnd : undefined} />,
});

/** Table for comparing rows. In a narrow container, each row becomes a stack of labels and values. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  empty,
  isLoading = false,
  loadingLabel = 'Loading…',
  className,
  ...rest
}: TableProps<Row>) {
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <div className={clsx(styles.frame, className)}>
      <VisuallyHidden as="output">{isLoading && loadingLabel}</VisuallyHidden>
      <table {...rest} {...roles.table} aria-busy={isLoading} className={styles.table}>
        {isCaptionHidden ? (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ) : (
          <caption className={styles.caption}>{caption}</caption>
        )}
        <TableHeader columns={columns} sort={sort} onSort={onSort} />
        <tbody {...roles.group} className={styles.body}>
          {isLoading
            ? skeletonRows.map((id) => <TableRow key={id} columns={columns.map(skeletonColumn)} row={id} />)
            : rows.map((row) => <TableRow key={rowId(row)} columns={columns} row={row} />)}
        </tbody>
      </table>
      {isEmpty && empty !== undefined && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}
