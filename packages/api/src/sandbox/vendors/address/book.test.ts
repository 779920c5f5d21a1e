import { describe, expect, test } from 'vitest';
import { stateOfZip } from '../../../model/zipCodes.ts';
import { addressBook, streetLine } from './book.ts';
import { cities } from './cities.ts';
import { lookupZipcode } from './zipcodes.ts';

describe('the address book', () => {
  const book = addressBook();

  test('the address book has a few thousand distinct addresses', () => {
    expect(book.length).toBeGreaterThan(3000);
    expect(new Set(book.map((address) => `${streetLine(address)} ${address.zip}`)).size).toBe(book.length);
  });

  test('the address book has well-formed addresses in the state of their zip code', () => {
    const wrong = book.filter(({ zip, plus4, state, number }) => {
      const wellFormed = /^\d{5}$/.test(zip) && /^\d{4}$/.test(plus4) && /^[1-9]\d*$/.test(number);
      return !wellFormed || stateOfZip(zip) !== state;
    });
    expect(wrong).toEqual([]);
  });

  test('the address book has a city in every state', () => {
    expect(new Set(cities.map(({ state }) => state)).size).toBe(51);
  });
});

test.each([
  ['97205', 'Portland', 'OR'],
  ['90210', 'Los Angeles', 'CA'],
  ['00501', 'New York', 'NY'],
])('looking up a zip code: %s is in %s, %s', (zipcode, city, state_abbreviation) => {
  expect(lookupZipcode({ zipcode }).city_states).toEqual([
    expect.objectContaining({ city, state_abbreviation }),
  ]);
});

test('looking up a zip code returns all zip codes of a city', () => {
  const { zipcodes } = lookupZipcode({ city: 'austin', state: 'TX' });
  expect(zipcodes?.map(({ zipcode }) => zipcode)).toContain('78704');
});

test.each([
  [{ zipcode: '00000' }, 'invalid_zipcode'],
  [{ city: 'Atlantis', state: 'CA' }, 'invalid_city'],
  [{}, 'blank'],
])('looking up a zip code: %j has status %s', (query, status) =>
  expect(lookupZipcode(query)).toMatchObject({ status }),
);
