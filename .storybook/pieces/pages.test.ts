import { expect, test } from 'vitest';
import { pageProblems, template, unfilledLines, type Gap } from './page.ts';
import { readPieces } from './readPieces.ts';

const pieces = readPieces();

test('every page has the parts of stories/docs/page.template, in order', () => {
  expect(pieces.flatMap(({ name, page }) => pageProblems(name, page))).toEqual([]);
});

test.each(['example', 'pictures', 'review'] satisfies Gap[])('every piece has its %s', (gap) => {
  expect(pieces.filter(({ gaps }) => gaps.includes(gap)).map(({ name }) => name)).toEqual([]);
});

test('every page is filled in', () => {
  expect(pieces.flatMap(({ name, page }) => unfilledLines(name, page))).toEqual([]);
  // The template has at least seven lines to fill in.
  expect(unfilledLines('Dial', template.replaceAll('Name', 'Dial')).length).toBeGreaterThanOrEqual(7);
});

test('the template is a page without problems', () => {
  expect(template).toContain('## Keyboard');
  expect(pageProblems('Name', template)).toEqual([]);
});

test('every linked page exists', () => {
  const addresses = new Set(pieces.map(({ address }) => address));
  const linked = pieces.flatMap(({ page }) =>
    [...page.matchAll(/\?path=\/docs\/(?:components|patterns)-[\w-]+--docs/g)].map(([address]) => address),
  );
  expect(linked.length).toBeGreaterThan(50);
  expect(linked.filter((address) => !addresses.has(address))).toEqual([]);
});

test('no page states the maturity of its piece, which is computed', () => {
  expect(pieces.filter(({ page }) => page.includes('Maturity')).map(({ name }) => name)).toEqual([]);
});

test('finds missing parts and headings in the wrong order', () => {
  const page = '\n# Dial\n\n## Keyboard\n\n## When to use it\n';
  expect(pageProblems('Dial', page)).toEqual([
    'Dial: lacks how to import it',
    'Dial: lacks a story to start with',
    'Dial: lacks a table of its props',
    'Dial: lacks its tokens and history',
    'Dial: lacks "When not to use it"',
    'Dial: lacks "What a screen reader says"',
    'Dial: lacks "All states"',
    'Dial: lacks "Related"',
    'Dial: lacks "Specification"',
    'Dial: lacks "Use, tokens and changes"',
    'Dial: "Keyboard" is too early',
    'Dial: lacks a table of what to do and what not',
  ]);
});
