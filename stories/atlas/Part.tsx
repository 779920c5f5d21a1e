import { Badge } from '@patient/ui/Badge';
import * as styles from './atlas.css.ts';
import type { AtlasPart } from './part.ts';
import { isMissing, type ShownRow } from './stories.ts';
import { StoryLinks } from './StoryLinks.tsx';
import { StoryPreview } from './StoryPreview.tsx';

function Row({ row }: { row: ShownRow }) {
  const { name, description, app, testedBy, stories } = row;
  const [first] = stories;
  return (
    <li className={isMissing(row) ? styles.row.missing : styles.row.shown}>
      <div className={styles.cell}>
        <p className={styles.name}>{name}</p>
        <p>{description}</p>
        {app !== undefined && <p className={styles.quiet}>{app}</p>}
      </div>
      <div className={styles.cell}>
        {isMissing(row) && (
          <p>
            <Badge tone="danger" icon="error">
              No story shows this
            </Badge>
          </p>
        )}
        {stories.length > 0 && <StoryLinks stories={stories} />}
        {first && <StoryPreview story={first} />}
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
        {part.title} <span className={styles.quiet}>Specification {part.section}</span>
      </h2>
      <p className={styles.lead}>{part.lead}</p>
      <ul role="list" className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.tag} row={row} />
        ))}
      </ul>
    </section>
  );
}
