import type { CSSProperties, ReactNode } from 'react';
import { space, vars } from '@patient/ui/theme';
import { ShowState, stateIn } from './ShowState.tsx';

/** Props of {@link States}. */
export interface StatesProps<Row extends string, Column extends string> {
  /** Labels of the rows. A row or column called `hover`, `pressed` or `focus` shows its controls in that state. */
  rows: readonly Row[];
  /** Labels of the columns, which stack on a phone. */
  columns: readonly Column[];
  /**
   * Width of each cell in `rem`, for components that fill their container. Narrower when there is less room, such as on a
   * phone with large text.
   */
  width?: string;
  /** Name of the picture, if a story has several. @default 'All states' */
  label?: string;
  /** Renders the component in one state. */
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

/** Cell of a sheet, in the state named by its row or column. */
function Cell({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }) {
  const shown = stateIn(...names);
  return shown === undefined ? children : <ShowState state={shown}>{children}</ShowState>;
}

/** All states of a component in one picture, with one group per row that wraps when columns don't fit. */
export function States<Row extends string, Column extends string>({
  rows,
  columns,
  width,
  label = 'All states',
  cell,
}: StatesProps<Row, Column>) {
  return (
    <section aria-label={label}>
      {rows.map((row) => (
        // A fieldset would add a visible frame; the group only needs a name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={row} role="group" aria-label={row} style={{ paddingBlockEnd: space[3] }}>
          <p style={{ ...quiet, fontWeight: 600, borderBlockEnd: `1px solid ${vars.color.border.quiet}` }}>
            {row}
          </p>
          <div style={line}>
            {columns.map((column) => (
              <figure key={column} style={{ ...state, inlineSize: width }}>
                <figcaption style={{ ...quiet, marginBlockEnd: space[2] }}>{column}</figcaption>
                <Cell names={[row, column]}>{cell(row, column)}</Cell>
              </figure>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
