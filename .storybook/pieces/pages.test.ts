import { expect, test } from 'vitest';
import { pageProblems, template, unfilledLines, type Gap } from './page.ts';
import { readPieces } from './readPieces.ts';

const pieces = readPieces();

test('every page has the parts of stories/docs/page.template, in its order', () => {
  expect(pieces.flatMap(({ name, page }) => pageProblems(name, page))).toEqual([]);
});

test.each(['example', 'pictures', 'review'] satisfies Gap[])('every piece has its %s', (gap) => {
  expect(pieces.filter(({ gaps }) => gaps.includes(gap)).map(({ name }) => name)).toEqual([]);
});

test('every page is filled in', () => {
  expect(pieces.flatMap(({ name, page }) => unfilledLines(name, page))).toEqual([]);
  // A copy of the template has a sentence, two lists, what to do and what not, keys, words and a section to fill in.
  expect(unfilledLines('Dial', template.replaceAll('Name', 'Dial')).length).toBeGreaterThanOrEqual(7);
});

test('the template is a page without problems', () => {
  expect(template).toContain('## Keyboard');
  expect(pageProblems('Name', template)).toEqual([]);
});

test('every page that a page leads to is there', () => {
  const addresses = new Set(pieces.map(({ address }) => address));
  const led = pieces.flatMap(({ page }) =>
    [...page.matchAll(/\?path=\/docs\/(?:components|patterns)-[\w-]+--docs/g)].map(([address]) => address),
  );
  expect(led.length).toBeGreaterThan(50);
  expect(led.filter((address) => !addresses.has(address))).toEqual([]);
});

test('no page says how mature its piece is: that is worked out', () => {
  expect(pieces.filter(({ page }) => page.includes('Maturity')).map(({ name }) => name)).toEqual([]);
});

test('finds what a page lacks, and what stands in the wrong place', () => {
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
