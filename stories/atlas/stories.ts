import type { AtlasRow } from './part.ts';

/** The part of an entry of Storybook's index that is read here. */
export interface IndexEntry {
  readonly id: string;
  /** "Screens/Auth/Sign in". */
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[] | undefined;
}

/** A story, as a row links to it. */
export interface StoryLink {
  readonly id: string;
  /** "Auth / Sign in: Wrong user". */
  readonly label: string;
}

/** The stories of every tag. */
export type StoriesByTag = ReadonlyMap<string, readonly StoryLink[]>;

const labelOf = ({ title, name }: IndexEntry): string =>
  `${title.split('/').slice(1).join(' / ') || title}: ${name}`;

// Whole screens say more than a piece alone.
const byScreensFirst = (one: IndexEntry, other: IndexEntry): number =>
  Number(other.title.startsWith('Screens')) - Number(one.title.startsWith('Screens'));

/** What the stories of an index say that they show. */
export function storiesByTag(entries: readonly IndexEntry[]): StoriesByTag {
  const stories = new Map<string, StoryLink[]>();
  for (const entry of entries.filter(({ type }) => type === 'story').toSorted(byScreensFirst)) {
    for (const tag of entry.tags ?? []) {
      stories.set(tag, [...(stories.get(tag) ?? []), { id: entry.id, label: labelOf(entry) }]);
    }
  }
  return stories;
}

/** A row with what shows it. */
export interface ShownRow extends AtlasRow {
  readonly stories: readonly StoryLink[];
}

/** Whether a row has neither a story nor a test. */
export const isMissing = ({ stories, heldBy }: ShownRow): boolean =>
  stories.length === 0 && heldBy === undefined;

/** The rows with their stories. */
export const shown = (rows: readonly AtlasRow[], stories: StoriesByTag): readonly ShownRow[] =>
  rows.map((row) => ({ ...row, stories: stories.get(row.tag) ?? [] }));
