import { expect, test } from 'vitest';
import { isChunkFailure, shouldReload } from './staleChunk.ts';

const now = Date.UTC(2026, 10, 20, 12);

test.each([
  ['never before', undefined, true],
  ['just now', now, false],
  ['59.999 s ago', now - 59_999, false],
  ['a minute ago', now - 60_000, true],
  ['an hour ago', now - 3_600_000, true],
  ['an hour ahead, after the clock was set back', now + 3_600_000, true],
  ['a second ahead', now + 1_000, false],
])('privacy 16: last reload %s: reload %s', (_name, lastReloadAt, reload) => {
  expect(shouldReload(lastReloadAt, now)).toBe(reload);
});

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a.test/assets/x-1.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a.test/assets/x-1.js')],
  ['WebKit', new TypeError('Importing a module script failed.')],
  ['WebKit, for an HTML page', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['any browser, for an HTML page served as a script', new SyntaxError("Unexpected token '<'")],
  ['Vite, for a style sheet', new Error('Unable to preload CSS for /assets/x-1.css')],
])('staleChunk: recognizes a missing chunk by the error of %s', (_name, error) => {
  expect(isChunkFailure(error)).toBe(true);
});

test('staleChunk: recognizes no missing chunk in an error of its code', () => {
  expect(isChunkFailure(new TypeError("Cannot read properties of undefined (reading 'a')"))).toBe(false);
});
