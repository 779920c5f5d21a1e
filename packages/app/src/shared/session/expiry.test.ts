import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isSessionOver } from './expiry.ts';

const now = Date.UTC(2026, 10, 20, 12);

test.each([
  ['nobody', { loggedIn: false }, false],
  ['nobody, with a stamp that is old', { loggedIn: false, expirationDate: 0 }, true],
  ['a session without a stamp', { loggedIn: true }, true],
  ['a moment ago', { loggedIn: true, expirationDate: now }, false],
  ['1 ms short of 30 days', { loggedIn: true, expirationDate: now - LIMITS.sessionMs + 1 }, false],
  ['30 days', { loggedIn: true, expirationDate: now - LIMITS.sessionMs }, true],
  ['tomorrow, by a clock set back', { loggedIn: true, expirationDate: now + 86_400_000 }, false],
])('%s: over %s', (_name, age, isOver) => {
  expect(isSessionOver(age, now)).toBe(isOver);
});
