import { expect, test } from 'vitest';
import { hasEnded } from './status.ts';

test.each([
  ['in_progress', false],
  ['pending', false],
  ['active', false],
  ['pause', false],
  ['renewal', false],
  ['declined', true],
  ['not_verified', true],
  ['cancel', true],
  ['completed', true],
  ['awaiting_lab_results', false],
  [undefined, false],
])('a subscription with status %s has ended: %s', (status, ended) => {
  expect(hasEnded({ status })).toBe(ended);
});
