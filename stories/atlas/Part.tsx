import { Badge } from '@patient/ui/Badge';
import * as styles from './atlas.css.ts';
import type { AtlasPart } from './part.ts';
import type { ShownRow } from './stories.ts';
import { StoryLinks } from './StoryLinks.tsx';
import { StoryPreview } from './StoryPreview.tsx';

function Row({ row }: { row: ShownRow }) {
  const { name, description, app, testedBy, decision, stories, status } = row;
  const [first] = stories;
  return (
    <li className={status === 'open' ? styles.row.open : styles.row.proven}>
      <div className={styles.cell}>
        <p>
          {name !== undefined && <span className={styles.name}>{name} </span>}
          {description}
        </p>
        {app !== undefined && <p className={styles.quiet}>{app}</p>}
      </div>
      <div className={styles.cell}>
        {status === 'open' && (
          <p>
            <Badge tone="danger" icon="error">
              No story shows this
            </Badge>
          </p>
        )}
        {decision !== undefined && (
          <p>
            <Badge tone="info">Decision {decision}</Badge>
          </p>
        )}
        {first && (
          <div className={styles.shown}>
            <StoryLinks stories={stories} />
            <StoryPreview story={first} />
          </div>
        )}
        {testedBy !== undefined && (
          <p className={styles.quiet}>
            {stories.length > 0 ? 'Also tested by' : 'Tested by'}{' '}
            <code className={styles.test}>{testedBy}</code>
          </p>
        )}
      </div>
    </li>
  );
}

/** URL fragment of a part. */
export const fragmentOf = ({ id }: AtlasPart): string => `atlas-${id}`;

/** Rows of a part with links to their stories. */
export function Part({ part, rows }: { part: AtlasPart; rows: readonly ShownRow[] }) {
  const headingId = `${fragmentOf(part)}-title`;
  return (
    <section id={fragmentOf(part)} aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.partTitle}>
        {part.title}{' '}
        <span className={styles.quiet}>
          {part.section === undefined ? 'Added by the app' : `Specification ${part.section}`}
        </span>
      </h2>
      <p className={styles.lead}>{part.lead}</p>
      <ul role="list" className={styles.rows}>
        {rows.map((row) => (
          <Row key={`${row.name ?? ''} ${row.description}`} row={row} />
        ))}
      </ul>
    </section>
  );
}
