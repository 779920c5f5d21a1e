import { expect, test } from 'vitest';
import { cardKeyOf } from './cardKey.ts';

test.each([
  ['pk_test_1', { kind: 'key', key: 'pk_test_1' }],
  ['pk_live_51Habc', { kind: 'key', key: 'pk_live_51Habc' }],
  ['', { kind: 'none' }],
  [null, { kind: 'none' }],
  [undefined, { kind: 'none' }],
  [false, { kind: 'none' }],
  ['text', { kind: 'invalid' }],
  ['sk_live_1', { kind: 'invalid' }],
  ['pk_', { kind: 'invalid' }],
  [' pk_live_1', { kind: 'invalid' }],
])('parses %j as %j', (value, key) => {
  expect(cardKeyOf(value)).toEqual(key);
});
