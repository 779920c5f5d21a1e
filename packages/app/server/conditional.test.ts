import { expect, test } from 'vitest';
import { matchesEtag } from './conditional.ts';

test.each([
  [undefined, false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['"other", W/"abc"', true],
  ['W/"other","abc" , "third"', true],
  ['"a,b", "abc"', true],
  ['*', true],
  [' * ', true],
  ['"other"', false],
  ['"abcd"', false],
  ['abc', false],
  ['"*"', false],
  ['', false],
])('If-None-Match: %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(matches);
});
