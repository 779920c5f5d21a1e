import { describe, expect, test } from 'vitest';
import { parseTexts } from './parseTexts.ts';

describe('parses stored texts', () => {
  test.each([
    ['all names', { city: 'Portland', state: 'OR' }, { city: 'Portland', state: 'OR' }],
    ['a missing name', { city: 'Portland' }, { city: 'Portland' }],
    ['an unknown name', { city: 'Portland', country: 'US' }, { city: 'Portland' }],
    ['a value that is not a string', { city: 5, state: 'OR' }, { state: 'OR' }],
    ['an empty record', {}, {}],
    ['a string', 'Portland', undefined],
    ['an array', ['Portland'], undefined],
    ['undefined', undefined, undefined],
    ['null', null, undefined],
  ])('%s', (_, value, parsed) => {
    expect(parseTexts(value, ['city', 'state'])).toEqual(parsed);
  });
});
