import { expect, test } from 'vitest';
import { MAX_DECLINES, areTooManyDeclines } from './cardAttempts.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');

test('ten declined cards in an hour are too many', () => {
  const declines = (count: number, minutesAgo: number) =>
    Array.from({ length: count }, () => ({ createdAt: new Date(NOW - minutesAgo * 60_000).toISOString() }));
  expect(areTooManyDeclines(declines(MAX_DECLINES, 10), NOW)).toBe(true);
  expect(areTooManyDeclines(declines(MAX_DECLINES - 1, 10), NOW)).toBe(false);
  expect(areTooManyDeclines(declines(MAX_DECLINES, 60), NOW)).toBe(false);
});
