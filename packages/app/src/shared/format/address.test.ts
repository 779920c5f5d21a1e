import { expect, test } from 'vitest';
import { addressLine, addressLines, type AddressParts } from './address.ts';

const full: AddressParts = {
  address: '12 Elm Street',
  secondAddress: 'Apt 4',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

test.each<[string, AddressParts, string[]]>([
  ['full', full, ['12 Elm Street, Apt 4', 'Austin, TX 78701']],
  ['without second line', { ...full, secondAddress: '' }, ['12 Elm Street', 'Austin, TX 78701']],
  ['without zip code', { ...full, zipCode: null }, ['12 Elm Street, Apt 4', 'Austin, TX']],
  ['without city', { ...full, city: undefined }, ['12 Elm Street, Apt 4', 'TX 78701']],
  ['street only', { address: '12 Elm Street' }, ['12 Elm Street']],
  ['empty', {}, []],
])('address: %s', (_name, address, lines) => {
  expect(addressLines(address)).toEqual(lines);
  expect(addressLine(address)).toBe(lines.join(', '));
});
