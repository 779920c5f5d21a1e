import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

const testFiles = ['packages/app/src', 'packages/app/server', 'packages/app/e2e', 'packages/api/src']
  .flatMap(filesIn)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

/** Rule number and file of each test with a number in its title, such as '4 in a.test.ts'. */
const proofs = testFiles.flatMap((file) =>
  [...read(file).matchAll(/(?:test|\))\(\s*['"`]((?:privacy \d+(?:, |: ))+)/g)].flatMap(([, numbers = '']) =>
    [...numbers.matchAll(/\d+/g)].map(([number]) => `${number} in ${file}`),
  ),
);

const rows = [...read('docs/privacy.md').matchAll(/^\| (\d+) +\|.*\|(.*)\|$/gm)].map(
  ([, line = '', files = '']) => ({
    line,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test('docs/privacy.md lists the tests of every rule, and no others', () => {
  expect(rows.map(({ line }) => Number(line))).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  const listed = rows.flatMap(({ line, files }) => files.map((file) => `${line} in ${file}`));
  expect(listed.toSorted()).toEqual([...new Set(proofs)].toSorted());
});

/** All APIs that insert text as HTML. */
const RAW_HTML = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'document.write',
  'createContextualFragment',
  'setHTML',
  'parseHTML',
  'DOMParser',
];

test('privacy 9: lint forbids the most common ways to insert raw HTML', () => {
  const { rules }: { rules: Record<string, unknown> } = JSON.parse(read('.oxlintrc.json'));
  expect(rules['react/no-danger']).toBe('error');
  const properties = JSON.stringify(rules['no-restricted-properties']);
  for (const property of ['innerHTML', 'outerHTML', 'insertAdjacentHTML'])
    expect(properties).toContain(property);
});

test('privacy 9: the app does not use any API that inserts raw HTML', () => {
  const sources = ['packages/app/src', 'packages/ui/src', 'packages/api/src/client']
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) => {
    // Case-insensitive, because of React's `srcDoc`.
    const text = read(file).toLowerCase();
    return RAW_HTML.filter((api) => text.includes(api.toLowerCase())).map((api) => `${api} in ${file}`);
  });
  expect(found).toEqual([]);
});
