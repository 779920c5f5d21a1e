import { expect, test } from 'vitest';
import { shouldReload } from './staleChunk.ts';

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
