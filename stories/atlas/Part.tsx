import { Badge } from '@patient/ui/Badge';
import * as styles from './atlas.css.ts';
import type { AtlasPart } from './part.ts';
import { isMissing, type ShownRow } from './stories.ts';
import { StoryLinks } from './StoryLinks.tsx';

function Row({ row }: { row: ShownRow }) {
  const { name, words, app, heldBy, stories } = row;
  return (
    <li className={isMissing(row) ? styles.row.missing : styles.row.shown}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p>{words}</p>
        {app !== undefined && <p className={styles.quiet}>{app}</p>}
      </div>
      <div className={styles.what}>
        {isMissing(row) && (
          <p>
            <Badge tone="danger" icon="error">
              No story shows this
            </Badge>
          </p>
        )}
        {stories.length > 0 && <StoryLinks stories={stories} />}
        {heldBy !== undefined && (
          <p className={styles.quiet}>
            {stories.length > 0 ? 'Also held by' : 'Nothing to look at. Held by'}{' '}
            <code className={styles.test}>{heldBy}</code>
          </p>
        )}
      </div>
    </li>
  );
}

/** The address of a part on the page. */
export const placeOf = ({ id }: AtlasPart): string => `atlas-${id}`;

/** One part of the specification: its rows, and beside each what shows it. */
export function Part({ part, rows }: { part: AtlasPart; rows: readonly ShownRow[] }) {
  const headingId = `${placeOf(part)}-title`;
  return (
    <section id={placeOf(part)} aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.partTitle}>
        {part.title} <span className={styles.quiet}>Specification {part.section}</span>
      </h2>
      <p className={styles.lead}>{part.lead}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.tag} row={row} />
        ))}
      </ul>
    </section>
  );
}
