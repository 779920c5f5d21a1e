import { useState, type ReactNode } from 'react';
import { TextField } from '@patient/ui/TextField';
import { space } from '@patient/ui/theme';
import * as styles from './plates.css.ts';

/** Props of {@link Finder}. */
export interface FinderProps<Item> {
  /** Name of the search field. */
  label: string;
  /** What is counted: "icons". */
  noun: string;
  items: readonly Item[];
  /** What a search looks at. */
  textOf: (item: Item) => string;
  /** Draws what was found. */
  children: (found: readonly Item[]) => ReactNode;
}

/** A search field over a list; every word has to be found, and the count is announced. */
export function Finder<Item>({ label, noun, items, textOf, children }: FinderProps<Item>) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) => words.every((word) => textOf(item).toLowerCase().includes(word)));
  return (
    <div style={{ display: 'grid', gap: space[4] }}>
      <TextField
        label={label}
        type="search"
        value={query}
        onChange={setQuery}
        style={{ maxInlineSize: '24rem' }}
      />
      <output className={styles.quiet}>
        {found.length} {noun}
      </output>
      {children(found)}
    </div>
  );
}
