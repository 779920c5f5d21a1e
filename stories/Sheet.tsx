import type { CSSProperties, ReactNode } from 'react';
import { space, vars } from '@patient/ui/theme';

/** Props of {@link Sheet}. */
export interface SheetProps<Row extends string, Column extends string> {
  /** What changes from top to bottom. */
  rows: readonly Row[];
  /** What changes from left to right. */
  columns: readonly Column[];
  /** The piece in one state. */
  cell: (row: Row, column: Column) => ReactNode;
}

const box: CSSProperties = { padding: space[3], textAlign: 'start', verticalAlign: 'top' };
const head: CSSProperties = { ...box, color: vars.color.text.quiet, fontWeight: 500, whiteSpace: 'nowrap' };

/** All states of a piece in one picture. */
export function Sheet<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
}: SheetProps<Row, Column>) {
  return (
    // A table wider than the phone scrolls by itself, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
    <section aria-label="All states" tabIndex={0} style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th scope="col" style={head}>
              State
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" style={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" style={head}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} style={box}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
