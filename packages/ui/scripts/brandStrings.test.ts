import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');

test('every piece with a strings prop reads those of the brand', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  const withProp = files.filter((path) => /^ {2}strings\?: /m.test(readFileSync(join(source, path), 'utf8')));
  expect(withProp.length).toBeGreaterThan(60);
  expect(withProp.filter((path) => !/useStrings\(/.test(readFileSync(join(source, path), 'utf8')))).toEqual(
    [],
  );
});
