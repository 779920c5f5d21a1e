import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import type { UploadFile } from '../harness/screen.ts';
import { corpus, type CorpusFile } from './corpus.ts';
import { describeStored, FAULTS } from './describeStored.ts';
import { places, type Place } from './places.ts';

/** Milliseconds for all files at all places. */
const TIMEOUT = 1_800_000;

/** Files by their description; all places send the same ones. */
const created = new Map<CorpusFile, Promise<UploadFile>>();

const createOnce = (file: CorpusFile): Promise<UploadFile> => {
  const known = created.get(file) ?? file.create();
  created.set(file, known);
  return known;
};

describe('files as patients have them', () => {
  const fixture = setUpApp();

  /** What each file becomes at a place, as cells of the table. */
  async function cellsOf({ open, send }: Place): Promise<readonly string[]> {
    const page = await open(fixture);
    const cells: string[] = [];
    for (const file of corpus) {
      // oxlint-disable no-await-in-loop -- a place takes one file after the other
      const sent = await createOnce(file);
      const { refusal, warning, stored, name } = await send(page, fixture, sent);
      const found = stored && (await describeStored(stored, name, file, sent));
      // oxlint-enable no-await-in-loop
      cells.push(
        found === undefined ? `refused: ${refusal}` : [found, warning].filter(Boolean).join('; warned: '),
      );
    }
    return cells;
  }

  test('are stored as a doctor can read them, or refused with the reason', { timeout: TIMEOUT }, async () => {
    const columns = await Promise.all(places.map(cellsOf));
    const rows = corpus.map(({ what }, row) => [what, ...columns.map((cells) => cells[row] ?? '')]);
    // Capitals: the stored picture looks different, or has its location.
    expect(rows.filter((row) => FAULTS.test(row.slice(1).join(' ')))).toEqual([]);
    const table = [
      ['file', ...places.map(({ name }) => name)],
      Array.from({ length: 6 }, () => '---'),
      ...rows,
    ]
      .map((row) => `| ${row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`)
      .join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('./table.snap');
  });
});
