import type { IndexEntry } from './stories.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is IndexEntry =>
  isRecord(value) &&
  ['id', 'title', 'name', 'type'].every((key) => typeof value[key] === 'string') &&
  (value['tags'] === undefined || Array.isArray(value['tags']));

/** Storybook's own list of stories, from beside the page; undefined where there is none (a test's page has none). */
export async function readIndex(): Promise<readonly IndexEntry[] | undefined> {
  try {
    const answer = await fetch('./index.json');
    const index: unknown = await answer.json();
    return isRecord(index) && isRecord(index['entries'])
      ? Object.values(index['entries']).filter(isEntry)
      : undefined;
  } catch {
    return undefined;
  }
}
