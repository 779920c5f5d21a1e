import type { ReactNode } from 'react';

/** Column of a Table. */
export interface TableColumn<Row> {
  id: string;
  /** Column label; shown before each value when rows are stacked. */
  header: string;
  /** Formatted content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Whether the cell names its row, and is the row's title on phones. Use one per table. @default false */
  isRowHeader?: boolean;
  /** Use `end` for amounts. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the header is a button that sorts by this column. @default false */
  isSortable?: boolean;
}

/** Column and direction the rows are sorted by. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Order to request when a header is pressed: reversed if already ascending, otherwise ascending. */
export const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
