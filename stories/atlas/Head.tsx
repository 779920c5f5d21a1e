import { Table } from '@patient/ui/Table';
import * as styles from './atlas.css.ts';
import { SECTIONS, type AtlasPart } from './part.ts';
import { fragmentOf } from './Part.tsx';
import type { ShownRow, Status } from './stories.ts';

/** Part with its rows and their stories. */
export interface ShownPart {
  readonly part: AtlasPart;
  readonly rows: readonly ShownRow[];
}

const STATUSES: Readonly<Record<Status, string>> = {
  shown: 'Shown',
  tested: 'Tested',
  decided: 'Decided',
  open: 'Open',
};

/** Rows of a section, counted by status. */
interface SectionCount {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ShownRow[];
}

const countOf = ({ rows }: SectionCount, status: string): number =>
  rows.filter((row) => row.status === status).length;

const statements = (parts: readonly ShownPart[]): readonly ShownRow[] =>
  parts.filter(({ part }) => part.section !== undefined).flatMap(({ rows }) => rows);

/** Statements of the specification by section, and how each is proven. */
export function Counts({ parts }: { parts: readonly ShownPart[] }) {
  const sections = Object.entries(SECTIONS).map(([id, title]) => ({
    id,
    title: `${id}. ${title}`,
    rows: statements(parts.filter(({ part }) => String(part.section) === id)),
  }));
  return (
    <Table
      caption="Statements of the specification"
      rowId={({ id }) => id}
      rows={[{ id: 'all', title: 'All', rows: statements(parts) }, ...sections]}
      columns={[
        { id: 'section', header: 'Section', cell: ({ title }) => title, isRowHeader: true },
        ...Object.entries(STATUSES).map(([id, header]) => ({
          id,
          header,
          align: 'end' as const,
          cell: (count: SectionCount) => countOf(count, id),
        })),
        { id: 'all', header: 'All', align: 'end' as const, cell: ({ rows }) => rows.length },
      ]}
    />
  );
}

/** Links to the parts with their counts. */
export function Outline({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <nav aria-label="Parts of the specification">
      <ul role="list" className={styles.outline}>
        {parts.map(({ part, rows }) => {
          const open = rows.filter(({ status }) => status === 'open').length;
          return (
            <li key={part.id}>
              {/* By default, Storybook opens links in the manager window. */}
              <a href={`#${fragmentOf(part)}`} target="_self" className={styles.outlineLink}>
                {part.title}
                <span className={[styles.outlineCount, open > 0 && styles.missing].filter(Boolean).join(' ')}>
                  {open > 0 ? `${open} of ${rows.length} open` : rows.length}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
