import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Criteria of WCAG 2.2, levels A and AA, by number; 4.1.1 is obsolete. */
const LEVEL_A = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4
  3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`;
const LEVEL_AA = `
  1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`;

const rows = readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', how = '', proof = '', person = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, number, level] = /^([\d.]+) .+ \((AA?)\)$/.exec(criterion) ?? [];
    return { number, level, how, proof, person };
  });

test.each([
  ['A', LEVEL_A],
  ['AA', LEVEL_AA],
])('the statement lists every criterion of level %s once', (level, criteria) => {
  const numbers = rows.filter((row) => row.level === level).map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(criteria.trim().split(/\s+/).toSorted());
});

/** Files that test screens: stories, what runs on every story, and end-to-end tests. */
const OF_SCREENS = /^(?:stories\/(?:screens|brands)|\.storybook|packages\/app)\//;

test.each(rows)(
  'the criterion $number has an explanation and existing proof files, or is not proven',
  (row) => {
    expect(row.how).not.toBe('');
    expect(row.person).not.toBe('');
    const files = [...row.proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length > 0 || row.proof === 'Not proven').toBe(true);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const isOnComponents = files.length > 0 && !files.some((file) => OF_SCREENS.test(file));
    expect(row.proof.startsWith('On components only: ')).toBe(isOnComponents);
  },
);
