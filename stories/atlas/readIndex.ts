import type { IndexEntry } from './stories.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is IndexEntry =>
  isRecord(value) &&
  ['id', 'title', 'name', 'type'].every((key) => typeof value[key] === 'string') &&
  (value['tags'] === undefined || Array.isArray(value['tags']));

/** Returns the index of the running Storybook; undefined if there is none, such as in tests. */
export async function readIndex(): Promise<readonly IndexEntry[] | undefined> {
  try {
    const response = await fetch('./index.json');
    const index: unknown = await response.json();
    return isRecord(index) && isRecord(index['entries'])
      ? Object.values(index['entries']).filter(isEntry)
      : undefined;
  } catch {
    return undefined;
  }
}
