import { describe, expect, test } from 'vitest';
import { parseTexts } from './parseTexts.ts';

describe('texts that were kept', () => {
  test.each([
    ['a whole one', { city: 'Portland', state: 'OR' }, { city: 'Portland', state: 'OR' }],
    ['one with less', { city: 'Portland' }, { city: 'Portland' }],
    ['one with more', { city: 'Portland', country: 'US' }, { city: 'Portland' }],
    ['one with something else in it', { city: 5, state: 'OR' }, { state: 'OR' }],
    ['one of nothing', {}, {}],
    ['no record', 'Portland', undefined],
    ['a list', ['Portland'], undefined],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
  ])('%s', (_, value, kept) => {
    expect(parseTexts(value, ['city', 'state'])).toEqual(kept);
  });
});
