import { expect, test } from 'vitest';
import { maturityOf } from '../../stories/docs/maturity.ts';
import { pageProblems, template, unfilledLines, type Gap } from './page.ts';
import { readPieces } from './readPieces.ts';

const pieces = readPieces();

/** Components and patterns that a screen shows; the others are drafts. */
const shown = pieces.filter((piece) => maturityOf(piece).grade !== 'draft');

test('every page has the parts of stories/docs/page.template, in order', () => {
  expect(pieces.flatMap(({ name, page }) => pageProblems(name, page))).toEqual([]);
});

test.each(['example', 'pictures', 'review'] satisfies Gap[])(
  'everything that a screen shows has its %s',
  (gap) => {
    expect(shown.filter(({ gaps }) => gaps.includes(gap)).map(({ name }) => name)).toEqual([]);
  },
);

test('the page of everything that a screen shows is filled in', () => {
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.flatMap(({ name, page }) => unfilledLines(name, page))).toEqual([]);
  // The template has at least seven lines to fill in.
  expect(unfilledLines('Dial', template.replaceAll('Name', 'Dial')).length).toBeGreaterThanOrEqual(7);
});

test('the template is a page without problems', () => {
  expect(template).toContain('## Keyboard');
  expect(pageProblems('Name', template)).toEqual([]);
});

test('every linked page exists', () => {
  const urls = new Set(pieces.map(({ url }) => url));
  const linked = pieces.flatMap(({ page }) =>
    [...page.matchAll(/\?path=\/docs\/(?:components|patterns)-[\w-]+--docs/g)].map(([url]) => url),
  );
  expect(linked.length).toBeGreaterThan(50);
  expect(linked.filter((url) => !urls.has(url))).toEqual([]);
});

test('everything deprecated names what to use in its place', () => {
  const names = new Set(pieces.map(({ name }) => name));
  const unclear = pieces.filter(
    ({ deprecated }) => deprecated !== undefined && !deprecated.split(/\W+/).some((word) => names.has(word)),
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

test('no page states the maturity of its piece, which is computed', () => {
  expect(pieces.filter(({ page }) => page.includes('Maturity')).map(({ name }) => name)).toEqual([]);
});

test('pages: finds missing parts and headings in the wrong order', () => {
  const page = '\n# Dial\n\n## Keyboard\n\n## When to use it\n';
  expect(pageProblems('Dial', page)).toEqual([
    'Dial: lacks its maturity',
    'Dial: lacks a story to start with',
    'Dial: lacks how to use it in code',
    'Dial: lacks a table of its props',
    'Dial: lacks its tokens and history',
    'Dial: lacks "When not to use it"',
    'Dial: lacks "Props"',
    'Dial: lacks "What a screen reader says"',
    'Dial: lacks "All states"',
    'Dial: lacks "Related"',
    'Dial: lacks "Specification"',
    'Dial: lacks "Use, tokens and changes"',
    'Dial: "Keyboard" is too early',
    'Dial: lacks a table of what to do and what not',
  ]);
});
