import * as styles from './atlas.css.ts';
import type { AtlasPart } from './part.ts';
import { fragmentOf } from './Part.tsx';
import { isMissing, type ShownRow } from './stories.ts';

/** Part with its rows and their stories. */
export interface ShownPart {
  readonly part: AtlasPart;
  readonly rows: readonly ShownRow[];
}

/** Counts of rows with and without stories. */
export function Figures({ rows }: { rows: readonly ShownRow[] }) {
  const missing = rows.filter(isMissing).length;
  const figures = [
    ['requirements', rows.length],
    ['shown by stories', rows.filter(({ stories }) => stories.length > 0).length],
    ['covered by a test', rows.filter(({ testedBy }) => testedBy !== undefined).length],
    ['with neither', missing],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([term, count]) => (
        <div key={term} className={styles.figure}>
          <dt className={styles.quiet}>{term}</dt>
          <dd
            className={[styles.count, term === 'with neither' && missing > 0 && styles.missing]
              .filter(Boolean)
              .join(' ')}
          >
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the parts with their counts. */
export function Outline({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <nav aria-label="Parts of the specification">
      <ul role="list" className={styles.outline}>
        {parts.map(({ part, rows }) => {
          const missing = rows.filter(isMissing).length;
          return (
            <li key={part.id}>
              {/* By default, Storybook opens links in the manager window. */}
              <a href={`#${fragmentOf(part)}`} target="_self" className={styles.outlineLink}>
                {part.title}
                <span
                  className={[styles.outlineCount, missing > 0 && styles.missing].filter(Boolean).join(' ')}
                >
                  {missing > 0 ? `${missing} of ${rows.length} missing` : rows.length}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
