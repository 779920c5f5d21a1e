import { expect, test } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandIcon, defineBrand, type Brand } from './defineBrand.ts';

const [validBrand] = brands;

test.each(brands)('the brand $id is valid and complete', (brand) => {
  expect(defineBrand(brand)).toEqual(brand);
});

test('a brand needs only an id and a name', () => {
  expect(defineBrand({ id: 'aspen', name: 'Aspen' })).toMatchObject({
    title: 'Aspen',
    logo: { viewBox: expect.any(String), path: expect.any(String) },
    hosts: [],
    supportEmail: '',
  });
});

const invalid: [keyof Brand, Partial<Brand>][] = [
  ['id', { id: 'Two Words' }],
  ['id', { id: '' }],
  ['name', { name: ' ' }],
  ['themeColor', { themeColor: 'blue' }],
  ['themeColor', { themeColor: '#fff' }],
  ['websiteUrl', { websiteUrl: 'http://plain.example' }],
  ['legal', { legal: { ...validBrand.legal, terms: 'http://plain.example/terms' } }],
  ['legal', { legal: { ...validBrand.legal, privacy: '/privacy' } }],
  ['legal', { legal: { ...validBrand.legal, telehealth: 'https://plain.example/consent?from=app' } }],
  ['supportEmail', { supportEmail: 'nobody' }],
  ['postalAddress', { postalAddress: [] }],
  ['hosts', { hosts: [] }],
  ['productTypes', { productTypes: [] }],
];

test.each(invalid)('defineBrand: rejects an invalid %s: %j', (field, patch) => {
  expect(() => defineBrand({ ...validBrand, ...patch })).toThrow(`${field} is invalid`);
});

test('no two brands share an id, a name or a host', () => {
  for (const values of [
    brands.map(({ id }) => id),
    brands.map(({ name }) => name),
    brands.flatMap(({ hosts }) => hosts),
  ])
    expect(new Set(values).size).toBe(values.length);
});

test('every brand has the same legal pages at its own URLs', () => {
  for (const { legal } of brands) expect(Object.keys(legal)).toEqual(Object.keys(validBrand.legal));
  const pages = brands.flatMap(({ legal }) => Object.values(legal));
  expect(new Set(pages).size).toBe(pages.length);
});

test.each(brands)('$id: the favicon is the mark in the brand color', (brand) => {
  const icon = brandIcon(brand);
  expect(icon).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"><path fill="#[0-9a-f]{6}" d="[^"<>]+"\/><\/svg>$/,
  );
  expect(icon).toContain(brand.themeColor);
});
