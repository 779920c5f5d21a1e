import type { AtlasRow } from './part.ts';

/** Part of an entry in Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  /** For example "Screens/Auth/Sign in". */
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[] | undefined;
}

/** Link to a story. */
export interface StoryLink {
  readonly id: string;
  /** For example "Auth / Sign in: Wrong user". */
  readonly label: string;
}

/** Stories by tag, and each by its id. */
export type StoriesByTag = ReadonlyMap<string, readonly StoryLink[]>;

const labelOf = ({ title, name }: IndexEntry): string =>
  `${title.split('/').slice(1).join(' / ') || title}: ${name}`;

// Screens show more than single components.
const byScreensFirst = (one: IndexEntry, other: IndexEntry): number =>
  Number(other.title.startsWith('Screens')) - Number(one.title.startsWith('Screens'));

/** Groups the stories of an index by tag and id. */
export function storiesByTag(entries: readonly IndexEntry[]): StoriesByTag {
  const stories = new Map<string, StoryLink[]>();
  for (const entry of entries.filter(({ type }) => type === 'story').toSorted(byScreensFirst)) {
    const link = { id: entry.id, label: labelOf(entry) };
    for (const tag of [entry.id, ...(entry.tags ?? [])]) {
      const links = stories.get(tag);
      if (links) links.push(link);
      else stories.set(tag, [link]);
    }
  }
  return stories;
}

/** What proves a row. */
export type Status = 'shown' | 'tested' | 'decided' | 'open';

/** Row with its stories. */
export type ShownRow = AtlasRow & {
  readonly stories: readonly StoryLink[];
  readonly status: Status;
};

/** Adds the stories to a row. A departure counts as decided, also if stories show it. */
function withStory(row: AtlasRow, byTag: StoriesByTag): ShownRow {
  const stories = (row.tag !== undefined && byTag.get(row.tag)) || [];
  if (row.decision !== undefined) return { ...row, stories, status: 'decided' };
  if (stories.length > 0) return { ...row, stories, status: 'shown' };
  return { ...row, stories, status: row.testedBy === undefined ? 'open' : 'tested' };
}

/** Adds the stories to rows. */
export const withStories = (rows: readonly AtlasRow[], stories: StoriesByTag): readonly ShownRow[] =>
  rows.map((row) => withStory(row, stories));
