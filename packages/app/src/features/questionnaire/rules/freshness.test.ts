import { expect, test } from 'vitest';
import { FRESH_MS, isOld } from './freshness.ts';

const NOON = Date.UTC(2026, 0, 5, 12);

test.each([
  ['just now', NOON, false],
  ['while the patient goes from one question to the next', NOON - FRESH_MS, false],
  ['before a pause', NOON - FRESH_MS - 1, true],
  ['before the clock was set back', NOON + FRESH_MS + 1, true],
])('known %s', (_when, knownAt, expected) => {
  expect(isOld({ knownAt }, NOON)).toBe(expected);
});
