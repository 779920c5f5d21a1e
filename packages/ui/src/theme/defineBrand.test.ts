import { expect, test } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandIcon, defineBrand, type Brand } from './defineBrand.ts';

const [good] = brands;

test('data that is right comes back as it is', () => {
  expect(defineBrand({ ...good })).toEqual(good);
});

const wrong: [keyof Brand, Partial<Brand>][] = [
  ['id', { id: 'Two Words' }],
  ['id', { id: '' }],
  ['name', { name: ' ' }],
  ['themeColor', { themeColor: 'blue' }],
  ['themeColor', { themeColor: '#fff' }],
  ['websiteUrl', { websiteUrl: 'http://plain.example' }],
  ['supportEmail', { supportEmail: 'nobody' }],
  ['hosts', { hosts: [] }],
  ['productTypes', { productTypes: [] }],
];

test.each(wrong)('%s is refused: %j', (field, patch) => {
  expect(() => defineBrand({ ...good, ...patch })).toThrow(`${field} is not usable`);
});

test('no two brands share an id, a name or a host', () => {
  for (const values of [
    brands.map(({ id }) => id),
    brands.map(({ name }) => name),
    brands.flatMap(({ hosts }) => hosts),
  ])
    expect(new Set(values).size).toBe(values.length);
});

test.each(brands)('$id: the icon is one SVG of the mark in the colour of the brand', (brand) => {
  const icon = brandIcon(brand);
  expect(icon).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"><path fill="#[0-9a-f]{6}" d="[^"<>]+"\/><\/svg>$/,
  );
  expect(icon).toContain(brand.themeColor);
});
