import { expect, test } from 'vitest';
import { brands } from '../index.ts';
import { brandEntry, brandPicture, type PictureName } from './index.ts';

/** Brands with an entry, which must then be complete. */
const withEntry = brands.filter((brand) => brandEntry(brand).pictures.welcome);

test.each(withEntry)('the brand $id has a picture for each treatment it offers', (brand) => {
  const { lead, factsTitle, pictures } = brandEntry(brand);
  expect([lead.trim(), factsTitle.trim()]).not.toContain('');
  expect(Object.keys(pictures).toSorted()).toEqual([...brand.productTypes, 'welcome'].toSorted());
});

test('no two brands share a picture', () => {
  const names: readonly PictureName[] = ['welcome', 'ed', 'hl', 'wl', 'ag'];
  const drawn = brands.flatMap((brand) =>
    names
      .flatMap((name) => brandEntry(brand).pictures[name] ?? [])
      .map(({ shapes }) => JSON.stringify(shapes)),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a brand without an entry shows its mark', () => {
  const brand = { ...brands[0], id: 'new' };
  expect(brandPicture(brand, 'wl').shapes[0]?.d).toBe(brand.logo.path);
});
