import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { corpus, type CorpusFile } from './corpus.ts';
import { describeStored, FAULTS } from './describeStored.ts';
import { places, type Place } from './places.ts';

/** Files per test, each with fresh data: a subscription holds 30 photos at most. */
const PART = 25;

const parts = Array.from({ length: Math.ceil(corpus.length / PART) }, (_, part) => ({
  from: part * PART + 1,
  files: corpus.slice(part * PART, (part + 1) * PART),
}));

/** Rows of the table: the file, and what it becomes at each place. */
const rows: (readonly string[])[] = [];

describe('files as patients have them', () => {
  const fixture = setUpApp();

  /** What each file becomes at a place. */
  async function cellsOf({ send }: Place, page: Page, files: readonly CorpusFile[]) {
    const cells: string[] = [];
    for (const file of files) {
      // oxlint-disable no-await-in-loop -- a place takes one file after the other
      const sent = await file.create();
      const { refusal, warning, stored, name } = await send(page, fixture, sent);
      const found = stored && (await describeStored(stored, name, file, sent));
      // oxlint-enable no-await-in-loop
      const kept = [found, warning].filter(Boolean).join('; warned: ');
      cells.push(found === undefined ? `refused: ${refusal}` : kept);
    }
    return cells;
  }

  test.each(parts)(
    'files as patients have them are stored or refused, from file $from',
    { timeout: 1_200_000 },
    async ({ files }) => {
      const opened: { place: Place; page: Page }[] = [];
      for (const place of places) {
        // oxlint-disable-next-line no-await-in-loop -- the ID and the selfie are of one patient
        opened.push({ place, page: await place.open(fixture) });
      }
      const columns = await Promise.all(opened.map(({ place, page }) => cellsOf(place, page, files)));
      const found = files.map(({ what }, row) => [what, ...columns.map((cells) => cells[row] ?? '')]);
      expect(found.filter((row) => FAULTS.test(row.join(' ')))).toEqual([]);
      rows.push(...found);
    },
  );

  test('files as patients have them are what the table shows', async () => {
    const head = ['file', ...places.map(({ name }) => name)];
    const table = [head, head.map(() => '---'), ...rows]
      .map((row) => `| ${row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`)
      .join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('./table.snap');
  });
});
