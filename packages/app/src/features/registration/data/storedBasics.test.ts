import { expect, test } from 'vitest';
import { NO_BASICS } from '@patient/api/model';
import { readStoredBasics, withTyped } from './storedBasics.ts';

const basics = { ...NO_BASICS, state: 'OR', gender: 'female', email: 'ada@example.com' } as const;

test('storedBasics: parses a stored draft', () => {
  const stored = JSON.parse(JSON.stringify({ basics, productType: 'wl', done: ['place', 'person'] }));
  expect(readStoredBasics(stored)).toEqual({ basics, productType: 'wl', done: new Set(['place', 'person']) });
});

test.each([[undefined], [null], ['text'], [{}], [{ done: ['place'] }]])(
  'storedBasics: %j is not a draft',
  (value) => {
    expect(readStoredBasics(value)).toBeUndefined();
  },
);

test('storedBasics: leaves out invalid values', () => {
  const stored = readStoredBasics({
    basics: { state: 7, gender: 'x' },
    productType: 'zz',
    done: ['admin', 'place'],
  });
  expect(stored).toEqual({ basics: NO_BASICS, productType: undefined, done: new Set(['place']) });
});

test.each([
  [{}, basics],
  [{ zipCode: '97205' }, { ...basics, zipCode: '97205' }],
  [{ state: 'WA' }, { ...basics, state: 'WA' }],
])('storedBasics: merges newer input %j: %j', (typed, all) =>
  expect(withTyped(basics, { ...NO_BASICS, ...typed })).toEqual(all),
);
