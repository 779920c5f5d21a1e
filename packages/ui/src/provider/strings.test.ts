import { expect, test } from 'vitest';
import { mergeStrings } from './strings.ts';

const brand = { strings: { PartForm: { submit: 'Go on', pending: 'One moment…' } } };

test.each([
  ['no brand', undefined, undefined, { submit: 'Continue', pending: 'Saving…' }],
  ['a brand without strings', {}, undefined, { submit: 'Continue', pending: 'Saving…' }],
  [
    'a brand with other pieces',
    { strings: { Alert: {} } },
    undefined,
    { submit: 'Continue', pending: 'Saving…' },
  ],
  ['a brand with both', brand, undefined, { submit: 'Go on', pending: 'One moment…' }],
  ['a prop after the brand', brand, { submit: 'Sign in' }, { submit: 'Sign in', pending: 'One moment…' }],
])('mergeStrings: strings of a piece with %s', (_what, ofBrand, overrides, expected) => {
  const own = { submit: 'Continue', pending: 'Saving…' };
  expect(mergeStrings('PartForm', own, ofBrand, overrides)).toEqual(expected);
});
