import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Switch } from '@patient/ui/Switch';
import { TextField } from '@patient/ui/TextField';
import * as styles from './atlas.css.ts';
import { Figures, Outline } from './Head.tsx';
import { Part } from './Part.tsx';
import { specification } from './specification.ts';
import { isMissing, shown, storiesByTag, type IndexEntry, type ShownRow } from './stories.ts';

/** Props of {@link Atlas}. */
export interface AtlasProps {
  /** Entries of Storybook's index; without them nothing can be linked. */
  index: readonly IndexEntry[] | undefined;
}

const textOf = ({ tag, name, words, app, stories }: ShownRow): string =>
  [tag, name, words, app, ...stories.map(({ label }) => label)].join(' ').toLowerCase();

/** The specification, part by part, each row with the stories that show it. */
export function Atlas({ index }: AtlasProps) {
  const [query, setQuery] = useState('');
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const stories = storiesByTag(index ?? []);
  const parts = specification.map((part) => ({ part, rows: shown(part.rows, stories) }));
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (row: ShownRow) =>
    (!isOnlyMissing || isMissing(row)) && asked.every((word) => textOf(row).includes(word));
  const found = parts
    .map(({ part, rows }) => ({ part, rows: rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.flatMap(({ rows }) => rows).length;
  return (
    <div className={styles.atlas}>
      {index === undefined && (
        <Alert tone="warning" title="No links">
          Storybook’s list of stories could not be read here, so no row can say what shows it.
        </Alert>
      )}
      <Figures rows={parts.flatMap(({ rows }) => rows)} />
      <Outline parts={parts} />
      <div>
        <div className={styles.tools}>
          <TextField label="Find in the specification" type="search" value={query} onChange={setQuery} />
          <Switch isSelected={isOnlyMissing} onChange={setOnlyMissing}>
            Only what has no story
          </Switch>
        </div>
        <output className={styles.quiet}>
          {count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'row' : 'rows'}`}
        </output>
      </div>
      {found.map(({ part, rows }) => (
        <Part key={part.id} part={part} rows={rows} />
      ))}
    </div>
  );
}
