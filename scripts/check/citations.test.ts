import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { citationsIn, type Citations } from './citations.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const none: Citations = { sections: [], privacyRules: [], titles: [], decisions: [], decisionTitles: [] };

test.each<[string, boolean, Partial<Citations>]>([
  ['(specification section 4)', false, { sections: [4] }],
  ['Specification sections 2, 4 and 9', false, { sections: [2, 4, 9] }],
  ["the specification's\n * section 7", false, { sections: [7] }],
  ['RFC 9110, section 13', true, {}],
  ['section 13 of a standard', false, {}],
  ['Section 3 (orders), section 4', true, { sections: [3, 4] }],
  ['(privacy rules, 5 and 13)', false, { privacyRules: [5, 13] }],
  ["test('privacy 4: a report')", false, { privacyRules: [4] }],
  ['(decisions, "Registration" and "Routes")', false, { titles: ['Registration', 'Routes'] }],
  ['and decisions\n// "Chat"', false, { titles: ['Chat'] }],
  ['docs/decisions, "A new card"', false, { decisionTitles: ['A new card'] }],
  ['decision 23, docs/decisions/0043', false, { decisions: [23, 43] }],
])('citations of %j', (text, isPage, found) => {
  expect(citationsIn(text, isPage)).toEqual({ ...none, ...found });
});

const IGNORED = [
  'node_modules',
  'dist',
  '.cache',
  '.turbo',
  'generated',
  'pictures',
  'references',
  'reference',
];

const files = globSync(
  [
    '*.md',
    '{docs,openapi,packages,scripts,stories,tools,bench,.storybook,.changeset}/**/*.{ts,tsx,mjs,css,md,mdx,yaml,json}',
  ],
  { cwd: root, exclude: (path) => IGNORED.includes(basename(path)) },
).filter((file) => !file.startsWith(join('scripts', 'check', 'citations')));

const headings = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, title = '']) => title);

const [specification = '', gaps = ''] = read('docs/product.md').split(/^## Decisions .*$/m);
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted();

const known: Readonly<Record<keyof Citations, ReadonlySet<string>>> = {
  sections: new Set([...specification.matchAll(/^### (\d+)\. /gm)].map(([, number = '']) => number)),
  privacyRules: new Set(
    [...read('docs/privacy.md').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number),
  ),
  titles: new Set(headings(gaps)),
  decisions: new Set(decisions.map((file) => String(Number(basename(file).slice(0, 4))))),
  decisionTitles: new Set(decisions.flatMap((file) => headings(read(file)))),
};

test('every cited section, rule and decision exists', () => {
  expect(files.length).toBeGreaterThan(1000);
  const kinds = ['sections', 'privacyRules', 'titles', 'decisions', 'decisionTitles'] as const;
  const missing = files.flatMap((file) => {
    const cited = citationsIn(read(file), /\.mdx?$/.test(file));
    return kinds.flatMap((kind) =>
      cited[kind]
        .filter((each) => !known[kind].has(String(each)))
        .map((each) => `${file} cites ${kind}: ${each}`),
    );
  });
  expect(missing).toEqual([]);
});

test('links between pages lead to files', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(page), target)))
      .map(([, target = '']) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
