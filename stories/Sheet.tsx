import type { CSSProperties, ReactNode } from 'react';
import { space, vars } from '@patient/ui/theme';

/** Props of {@link Sheet}. */
export interface SheetProps<Row extends string, Column extends string> {
  /** What changes from top to bottom. */
  rows: readonly Row[];
  /** What changes from left to right; below each other on a phone. */
  columns: readonly Column[];
  /** The piece in one state. */
  cell: (row: Row, column: Column) => ReactNode;
}

const quiet: CSSProperties = { marginBlock: 0, color: vars.color.text.quiet };
const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: space[5], paddingBlock: space[4] };
const state: CSSProperties = {
  flex: '0 1 auto',
  boxSizing: 'border-box',
  minInlineSize: 'min(100%, 8rem)',
  maxInlineSize: '100%',
  margin: 0,
};

/** All states of a piece in one picture: a group a row, which wraps where there is no room for its columns. */
export function Sheet<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
}: SheetProps<Row, Column>) {
  return (
    <section aria-label="All states">
      {rows.map((row) => (
        // A fieldset would bring its own frame; a state is a group in name only.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={row} role="group" aria-label={row} style={{ paddingBlockEnd: space[3] }}>
          <p style={{ ...quiet, fontWeight: 600, borderBlockEnd: `1px solid ${vars.color.border.quiet}` }}>
            {row}
          </p>
          <div style={line}>
            {columns.map((column) => (
              <figure key={column} style={state}>
                <figcaption style={{ ...quiet, marginBlockEnd: space[2] }}>{column}</figcaption>
                {cell(row, column)}
              </figure>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
