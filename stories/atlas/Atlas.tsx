import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Switch } from '@patient/ui/Switch';
import { TextField } from '@patient/ui/TextField';
import * as styles from './atlas.css.ts';
import { Counts, Outline } from './Head.tsx';
import { Part } from './Part.tsx';
import { specification } from './specification.ts';
import { withStories, storiesByTag, type IndexEntry, type ShownRow } from './stories.ts';

/** Props of {@link Atlas}. */
export interface AtlasProps {
  /** Entries of Storybook's index; without it there are no links. */
  index: readonly IndexEntry[] | undefined;
}

const textOf = ({ tag, name, description, app, testedBy, decision, status, stories }: ShownRow): string =>
  [
    tag,
    name,
    description,
    app,
    testedBy,
    decision !== undefined && `decision ${decision}`,
    status,
    ...stories.map(({ label }) => label),
  ]
    .join(' ')
    .toLowerCase();

/** Every row of the specification with the stories that show it. */
export function Atlas({ index }: AtlasProps) {
  const [query, setQuery] = useState('');
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const stories = storiesByTag(index ?? []);
  const parts = specification.map((part) => ({ part, rows: withStories(part.rows, stories) }));
  const searchWords = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = (row: ShownRow) =>
    (!isOnlyOpen || row.status === 'open') && searchWords.every((word) => textOf(row).includes(word));
  const matches = parts
    .map(({ part, rows }) => ({ part, rows: rows.filter(isMatch) }))
    .filter(({ rows }) => rows.length > 0);
  const count = matches.flatMap(({ rows }) => rows).length;
  return (
    <div className={styles.atlas}>
      {index === undefined && (
        <Alert tone="warning" title="No links">
          The list of stories couldn’t be loaded, so rows have no links.
        </Alert>
      )}
      <Counts parts={parts} />
      <Outline parts={parts} />
      <div>
        <div className={styles.tools}>
          <TextField label="Search the specification" type="search" value={query} onChange={setQuery} />
          <Switch isSelected={isOnlyOpen} onChange={setOnlyOpen}>
            Only open rows
          </Switch>
        </div>
        <output className={styles.quiet}>
          {count === 0 ? 'No results' : `${count} ${count === 1 ? 'row' : 'rows'}`}
        </output>
      </div>
      {matches.map(({ part, rows }) => (
        <Part key={part.id} part={part} rows={rows} />
      ))}
    </div>
  );
}
