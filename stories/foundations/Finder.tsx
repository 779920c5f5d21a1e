import { useState, type ReactNode } from 'react';
import { TextField } from '@patient/ui/TextField';
import { space } from '@patient/ui/theme';
import * as styles from './samples.css.ts';

/** Props of {@link Finder}. */
export interface FinderProps<Item> {
  /** Label of the search field. */
  label: string;
  /** Plural noun for the results, such as "icons". */
  noun: string;
  items: readonly Item[];
  /** Text to search in. */
  textOf: (item: Item) => string;
  /** Renders the results. */
  children: (found: readonly Item[]) => ReactNode;
}

/** List with a search field. Results match all search words, and their number is announced. */
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
