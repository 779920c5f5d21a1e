import * as styles from './atlas.css.ts';
import type { AtlasPart } from './part.ts';
import { placeOf } from './Part.tsx';
import { isMissing, type ShownRow } from './stories.ts';

/** A part with its rows and what shows them. */
export interface ShownPart {
  readonly part: AtlasPart;
  readonly rows: readonly ShownRow[];
}

/** How much of the specification can be looked at. */
export function Figures({ rows }: { rows: readonly ShownRow[] }) {
  const missing = rows.filter(isMissing).length;
  const figures = [
    ['things the specification asks for', rows.length],
    ['shown by stories', rows.filter(({ stories }) => stories.length > 0).length],
    ['held by a test', rows.filter(({ heldBy }) => heldBy !== undefined).length],
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

/** The parts as links, each with how much of it is there. */
export function Outline({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <nav aria-label="Parts of the specification">
      <ul className={styles.outline}>
        {parts.map(({ part, rows }) => {
          const missing = rows.filter(isMissing).length;
          return (
            <li key={part.id}>
              {/* Storybook sends links to the window around the page unless they say otherwise. */}
              <a href={`#${placeOf(part)}`} target="_self" className={styles.outlineLink}>
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
