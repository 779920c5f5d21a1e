import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/index.ts';
import { nextSort, type TableColumn, type TableSort } from './column.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** Column headers, as buttons for sortable columns. */
export function TableHeader<Row>({ columns, sort, onSort }: TableHeaderProps<Row>) {
  const isSortable = onSort !== undefined && columns.some((column) => column.isSortable);
  return (
    <thead {...roles.group} className={styles.head({ isSortable })}>
      <tr {...roles.row} className={styles.headRow}>
        {columns.map((column) => {
          const { id, header, align = 'start' } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const canSort = onSort !== undefined && column.isSortable === true;
          return (
            <th
              key={id}
              {...roles.columnHeader}
              {...(canSort && { 'aria-sort': direction ?? 'none' })}
              className={styles.header({ align, isSortable: canSort })}
            >
              {canSort ? (
                <Button onPress={() => onSort(nextSort(id, sort))} className={styles.sort({ align })}>
                  {header}
                  <Icon
                    name={direction ? 'chevron-down' : 'sort'}
                    size="small"
                    className={styles.sortIcon[direction ?? 'none']}
                  />
                </Button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
