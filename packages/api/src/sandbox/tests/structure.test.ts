import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { documentedOperations } from '../http/contract/index.ts';

const root = join(import.meta.dirname, '..');

const isTest = (file: string) => /(^|\/)(tests|testing)\/|\.test\.ts$/.test(file);

const sources = globSync('**/*.ts', { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !isTest(file));

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

test('a folder has at most twenty files, not counting tests', () => {
  const files = Map.groupBy(sources, dirname);
  const full = [...files].filter(([, inside]) => inside.length > 20).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test('each operation is implemented in the feature named like its tag', () => {
  const implemented = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /routes\.(?:patient|open)\.\w+\(\s*'[^']+',\s*'(\w+)'/g,
      ),
    ].map(([, operationId]) => [operationId, [featureOf(file)]] as const),
  );
  const tagged = documentedOperations.map(({ operationId, place }) => [operationId, place.value['tags']]);
  expect(Object.fromEntries(implemented)).toEqual(Object.fromEntries(tagged));
});

test('hosts/collections.ts imports each file that declares collections', () => {
  const declaring = sources.filter((file) =>
    /interface Collections\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  const text = readFileSync(join(root, 'hosts/collections.ts'), 'utf8');
  const imported = [...text.matchAll(/^import '\.\.\/(.+)';/gm)].map(([, file]) => file);
  const inCore = 'core/collections.ts';
  expect(imported, 'Change the imports of packages/api/src/sandbox/hosts/collections.ts').toEqual(
    declaring.filter((file) => file !== inCore).toSorted(),
  );
});
