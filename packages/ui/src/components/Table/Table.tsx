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
  /** Names the table: "Your orders". */
  caption: string;
  /** Keeps the caption for screen readers alone, where a heading says it. @default false */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  /** In the order they are read; the owner puts them in order. */
  rows: readonly Row[];
  /** What tells one row from another. */
  rowId: (row: Row) => string;
  sort?: TableSort | undefined;
  /** The patient asks for an order; makes the headers of sortable columns buttons. */
  onSort?: (sort: TableSort) => void;
  /** What stands there when there are no rows: an EmptyState or a sentence. */
  empty?: ReactNode;
  /** Shows the shape of rows that are on their way. @default false */
  isLoading?: boolean;
  /** Said while loading. @default 'Loading…' */
  loadingLabel?: string;
  ref?: Ref<HTMLTableElement>;
}

const bones = ['first', 'second', 'third'];
const boneOf = <Row,>(column: TableColumn<Row>): TableColumn<string> => ({
  ...column,
  // A header without words is no header; on a phone its row begins with it all the same, without a name before.
  isRowHeader: false,
  ...(column.isRowHeader && { header: '' }),
  cell: () => <Skeleton width="8ch" className={column.align === 'end' ? styles.boneAtEnd : undefined} />,
});

/** Rows that are compared. Where its own room ends, each row becomes a small stack of names and values. */
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
    <div className={[styles.frame, className].filter(Boolean).join(' ')}>
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
            ? bones.map((bone) => <TableRow key={bone} columns={columns.map(boneOf)} row={bone} />)
            : rows.map((row) => <TableRow key={rowId(row)} columns={columns} row={row} />)}
        </tbody>
      </table>
      {isEmpty && empty !== undefined && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}
