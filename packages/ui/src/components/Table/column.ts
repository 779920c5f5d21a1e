import type { ReactNode } from 'react';

/** One column of a Table. */
export interface TableColumn<Row> {
  id: string;
  /** Its name, a word or two; stands before the cell where rows are stacked. */
  header: string;
  /** What stands in it, ready to be read. */
  cell: (row: Row) => ReactNode;
  /** Names its row for a screen reader, and is the row's title on a phone. One a table. @default false */
  isRowHeader?: boolean;
  /** `end` for sums. @default 'start' */
  align?: 'start' | 'end';
  /** Its header is a button that asks for this order. @default false */
  isSortable?: boolean;
}

/** By which column rows are in order, and which way. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What pressing a column's header asks for: the other way where it is the order already, else upwards. */
export const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
