import { describe, expect, test } from 'vitest';
import { addressBook } from './book.ts';
import { unitMatch, verify } from './verify.ts';

const codesOf = (typed: Parameters<typeof verify>[0]) =>
  verify(typed, { candidates: 2, match: 'invalid' }).map(({ analysis }) => analysis.dpv_match_code);

describe('the match code of a unit', () => {
  const flats = { designator: 'Apt', numbers: ['1', '3B'] } as const;
  test.each([
    ['a house', undefined, '', 'Y'],
    ['a house, with a unit', undefined, '4', 'S'],
    ['a building, without a unit', flats, '', 'D'],
    ['a building, with an existing unit', flats, '3b', 'Y'],
    ['a building, with an unknown unit', flats, '9', 'S'],
  ] as const)('the match code of a unit: %s', (_what, units, unit, code) => {
    expect(unitMatch(units === undefined ? {} : { units }, unit)).toBe(code);
  });
});

describe('verifying', () => {
  const portland = { city: 'Portland', state: 'OR', zipcode: '97205' };
  test.each([
    [{ street: '418 Maple Street', street2: 'Apartment 3B' }, 'Y'],
    [{ street: '418 maple st #3b' }, 'Y'],
    [{ street: '418 Maple St, Unit 3B' }, 'Y'],
    [{ street: '418 Maple' }, 'D'],
    [{ street: '418 Maple St', street2: '77' }, 'S'],
    [{ street: '419 Maple St' }, 'N'],
    [{ street: '418 Nowhere St' }, ''],
  ])('verifying an address: %j is %j', (typed, expected) =>
    expect(codesOf({ ...portland, ...typed })).toEqual([expected]),
  );

  test('verifying an address returns the standard USPS spelling with ZIP+4', () => {
    expect(verify({ street: '2210 cedar avenue', city: 'austin', state: 'tx' })).toEqual([
      expect.objectContaining({
        input_index: 0,
        candidate_index: 0,
        delivery_line_1: '2210 Cedar Ave',
        last_line: 'Austin TX 78704-1204',
      }),
    ]);
  });

  test('verifying an address corrects a wrong zip code from the city, and needs one of the two', () => {
    expect(codesOf({ street: '2210 Cedar Ave', city: 'Austin', state: 'TX', zipcode: '99999' })).toEqual([
      'Y',
    ]);
    expect(codesOf({ street: '2210 Cedar Ave' })).toEqual(['']);
  });

  test('verifying an address returns two candidates when the street direction is missing', () => {
    const north = addressBook().find(({ direction, units }) => direction === 'N' && units === undefined);
    if (north === undefined) throw new Error('The book has no north end');
    const { number, street, suffix, city, state } = north;
    const typed = { street: `${number} ${street} ${suffix}`, city, state };
    expect(verify(typed, { candidates: 2 }).map((found) => found.components.street_predirection)).toEqual([
      'N',
      'S',
    ]);
    expect(verify(typed)).toHaveLength(1);
    expect(codesOf({ ...typed, street: `${number} South ${street} ${suffix}` })).toEqual(['Y']);
  });

  test('verifying an address returns invalid addresses only with match=invalid', () => {
    expect(verify({ ...portland, street: '419 Maple St' })).toEqual([]);
    expect(verify({ ...portland, street: '1 Nowhere St' })).toEqual([]);
  });
});
