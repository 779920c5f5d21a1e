import { expect, test } from 'vitest';
import { draftState } from './draftState.ts';

test.each([
  ['nothing', '', false, { canSend: false, left: 300, isNearLimit: false }],
  ['spaces and lines', ' \n ', false, { canSend: false, left: 297, isNearLimit: false }],
  ['a word', 'Hello', false, { canSend: true, left: 295, isNearLimit: false }],
  ['a file alone', '', true, { canSend: true, left: 300, isNearLimit: false }],
  ['almost full', 'x'.repeat(290), false, { canSend: true, left: 10, isNearLimit: true }],
  ['full', 'x'.repeat(300), false, { canSend: true, left: 0, isNearLimit: true }],
  ['too long', 'x'.repeat(301), false, { canSend: false, left: -1, isNearLimit: true }],
  ['too long, with a file', 'x'.repeat(301), true, { canSend: false, left: -1, isNearLimit: true }],
])('%s', (_what, text, hasAttachment, expected) => {
  expect(draftState({ text, hasAttachment, maxLength: 300 })).toEqual(expected);
});
