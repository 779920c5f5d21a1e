import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandTokens } from '../src/theme/brandTokens.ts';
import { fontFaces } from '../src/fonts/faces.ts';

const folder = join(import.meta.dirname, '..', 'fonts');

test.each(fontFaces)('the font $family is small, licensed and listed in the notices', ({ name }) => {
  expect(statSync(join(folder, name, `${name}.woff2`)).size).toBeLessThanOrEqual(30_000);
  expect(readFileSync(join(folder, name, 'LICENSE'), 'utf8')).toContain('SIL Open Font License, Version 1.1');
  expect(JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))).toMatchObject({
    license: 'OFL-1.1',
  });
});

test('every font file is used', () => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(files.map(({ name }) => name).toSorted()).toEqual(fontFaces.map(({ name }) => name).toSorted());
});

test.each(fontFaces)(
  '$family is the typeface of a brand, followed by its fallbacks',
  ({ family, fallbacks }) => {
    const own = JSON.stringify([family, ...fallbacks.map((face) => face.family)]).slice(0, -1);
    const users = Object.values(brandTokens).filter(({ font }) => JSON.stringify(font)?.includes(own));
    expect(users).not.toEqual([]);
  },
);
