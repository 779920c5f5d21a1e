import { expect, test } from 'vitest';
import { draftState } from './draftState.ts';

test.each([
  ['nothing', '', false, { canSend: false, left: 20, isNearLimit: false }],
  ['spaces and lines', ' \n ', false, { canSend: false, left: 17, isNearLimit: false }],
  ['a word', 'Hello', false, { canSend: true, left: 15, isNearLimit: false }],
  ['a file alone', '', true, { canSend: true, left: 20, isNearLimit: false }],
  ['almost full', 'x'.repeat(18), false, { canSend: true, left: 2, isNearLimit: true }],
  ['full', 'x'.repeat(20), false, { canSend: true, left: 0, isNearLimit: true }],
  ['too long', 'x'.repeat(21), false, { canSend: false, left: -1, isNearLimit: true }],
  ['too long, with a file', 'x'.repeat(21), true, { canSend: false, left: -1, isNearLimit: true }],
  ['drawn signs count once', '👍🏽'.repeat(2), false, { canSend: true, left: 16, isNearLimit: false }],
])('%s', (_what, text, hasAttachment, expected) => {
  expect(draftState({ text, hasAttachment, maxLength: 20 })).toEqual(expected);
});
