import { expect, test } from 'vitest';
import { isUsable } from './rules.ts';

const token = { email: 'ava@patients.example', expiresAt: 1000, epoch: 2 };

test.each([
  ['just emailed', 2, 0, true],
  ['in its last millisecond', 2, 999, true],
  ['when it expires', 2, 1000, false],
  ['after a password was set', 3, 0, false],
  ['after the account was deleted', undefined, 0, false],
])('a reset link %s', (_when, epoch, now, expected) => {
  expect(isUsable(token, epoch, now)).toBe(expected);
});
