/**
 * The roles of a table's parts, said again: where rows are stacked its parts are no table by `display`, and not
 * every browser keeps what they mean then.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
