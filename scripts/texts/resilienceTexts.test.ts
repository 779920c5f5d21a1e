import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectTexts } from './collectTexts.ts';
import { isText } from './isText.ts';
import { readSources } from './readSources.ts';

const sources = ['packages/app/src', 'packages/ui/src', 'packages/api/src/sandbox/seed'];

test.each([
  ['Try again', true],
  ["We couldn't load your orders", true],
  ["We couldn't load your bills", false],
  ['Thank you, Kurt', true],
  ['Try again later', false],
])('whether a patient can read "%s" is %s', (shown, expected) => {
  const texts = new Set(['Try again', "We couldn't load {what}", 'your orders', 'Thank you, {…}', 'Kurt']);
  expect(isText(shown, texts)).toBe(expected);
});

test('every sentence that a record of failing calls quotes is a text of the app, or has a value of the seed', () => {
  const texts = new Set(sources.flatMap(readSources).flatMap(({ path, code }) => collectTexts(path, code)));
  const folder = join(import.meta.dirname, '..', '..', 'packages', 'app', 'e2e', 'resilience', 'reference');
  const rows = globSync(join(folder, '*.md')).flatMap(
    (file) => readFileSync(file, 'utf8').match(/^\|.*/gm) ?? [],
  );
  const quoted = new Set([...rows.join('\n').matchAll(/“([^”]+)”/g)].map(([, text = '']) => text));
  expect(quoted.size).toBeGreaterThan(20);
  // An old sentence: run `npx -y pnpm@12 test --only journeys -- resilience -u`.
  expect([...quoted].filter((text) => !isText(text, texts))).toEqual([]);
});
