import { expect, test } from 'vitest';
import { draftState } from './draftState.ts';

test.each([
  ['empty', '', false, { canSend: false, left: 300, isNearLimit: false }],
  ['whitespace only', ' \n ', false, { canSend: false, left: 297, isNearLimit: false }],
  ['invisible only', '\u200B\u200D', false, { canSend: false, left: 298, isNearLimit: false }],
  ['text', 'Hello', false, { canSend: true, left: 295, isNearLimit: false }],
  ['file only', '', true, { canSend: true, left: 300, isNearLimit: false }],
  ['near the limit', 'x'.repeat(290), false, { canSend: true, left: 10, isNearLimit: true }],
  ['at the limit', 'x'.repeat(300), false, { canSend: true, left: 0, isNearLimit: true }],
  ['over the limit', 'x'.repeat(301), false, { canSend: false, left: -1, isNearLimit: true }],
  ['over the limit, with a file', 'x'.repeat(301), true, { canSend: false, left: -1, isNearLimit: true }],
])('%s', (_what, text, hasAttachment, expected) => {
  expect(draftState({ text, hasAttachment, maxLength: 300 })).toEqual(expected);
});
