import { expect, test } from 'vitest';
import { isUsable } from './rules.ts';

const token = { email: 'ava@patients.example', expiresAt: 1000, epoch: 2 };

test.each([
  ['just mailed', 2, 0, true],
  ['in the last moment', 2, 999, true],
  ['when its time is over', 2, 1000, false],
  ['after a password was set', 3, 0, false],
  ['after the account is gone', undefined, 0, false],
])('%s', (_when, epoch, now, expected) => {
  expect(isUsable(token, epoch, now)).toBe(expected);
});
