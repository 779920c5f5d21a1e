import { expect, test } from 'vitest';
import { isSendKey, type KeyPress } from './sendKey.ts';

const press = (rest: Partial<KeyPress> = {}): KeyPress => ({
  key: 'Enter',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...rest,
});

test.each<[string, KeyPress, boolean, boolean]>([
  ['Enter', press(), false, true],
  ['Ctrl+Enter', press({ ctrlKey: true }), true, true],
  ['Cmd+Enter', press({ metaKey: true }), true, true],
  ['Shift+Enter', press({ shiftKey: true }), false, false],
  ['Ctrl+Shift+Enter', press({ ctrlKey: true, shiftKey: true }), false, false],
  ['Alt+Enter', press({ altKey: true }), false, false],
  ['Enter during composition', press({ isComposing: true }), false, false],
  ['Ctrl+Enter during composition', press({ ctrlKey: true, isComposing: true }), false, false],
  ['another key', press({ key: 'a', ctrlKey: true }), false, false],
])('%s', (_what, key, byModEnter, byEnter) => {
  expect(isSendKey(key, 'modEnter')).toBe(byModEnter);
  expect(isSendKey(key, 'enter')).toBe(byEnter);
});
