import type { TableColumn } from './column.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  row: Row;
}

/** Table row. When stacked, each cell shows its column's label. */
export function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} className={styles.row}>
      {columns.map(({ id, header, cell, isRowHeader = false, align = 'start' }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(isRowHeader ? roles.rowHeader : roles.cell)}
            className={styles.cell({ align, isRowHeader })}
          >
            {!isRowHeader && (
              // Screen readers already announce the column header.
              <span aria-hidden="true" className={styles.name}>
                {header}
              </span>
            )}
            <span className={styles.value}>{cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
