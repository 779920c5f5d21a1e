import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { corpus, type CorpusFile } from './corpus.ts';
import { describeStored, FAULTS } from './describeStored.ts';
import { places, type Place } from './places.ts';

/** Files of a place: a chat takes all of them; the other places share its code, and have rules of their own for some. */
const filesOf = (place: Place): readonly CorpusFile[] =>
  place.name === 'chat' ? corpus : corpus.filter(({ isCore, dependsOnPlace }) => isCore || dependsOnPlace);

/** What each file becomes, by place and file. */
const found = new Map<string, ReadonlyMap<string, string>>();

describe('files as patients have them', () => {
  const fixture = setUpApp();

  /** What a file becomes at a place. */
  async function cellOf({ send }: Place, page: Page, file: CorpusFile): Promise<string> {
    const sent = await file.create();
    const { refusal, warning, stored, name } = await send(page, fixture, sent);
    const description = stored && (await describeStored(stored, name, file, sent));
    if (description === undefined) return `refused: ${refusal}`;
    return warning === undefined ? description : `${description}; warned: ${warning}`;
  }

  test.each(places)(
    'files as patients have them are stored or refused: $name',
    { timeout: 1_200_000 },
    async (place) => {
      const page = await place.open(fixture);
      const cells = new Map<string, string>();
      for (const file of filesOf(place)) {
        // oxlint-disable-next-line no-await-in-loop -- a place takes one file after the other
        cells.set(file.what, await cellOf(place, page, file));
      }
      expect([...cells].filter(([, cell]) => FAULTS.test(cell))).toEqual([]);
      found.set(place.name, cells);
    },
  );

  test('files as patients have them are what the table shows', async () => {
    const head = ['file', ...places.map(({ name }) => name)];
    const rows = corpus.map(({ what }) => [
      what,
      ...places.map(({ name }) => found.get(name)?.get(what) ?? ''),
    ]);
    const table = [head, head.map(() => '---'), ...rows]
      .map((row) => `| ${row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`)
      .join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('./table.snap');
  });
});
