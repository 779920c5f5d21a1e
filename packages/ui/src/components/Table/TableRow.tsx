import type { TableColumn } from './column.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  row: Row;
}

/** One row; on a phone each cell is a line with its column's name before it. */
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
              // A screen reader says the column's header itself.
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
