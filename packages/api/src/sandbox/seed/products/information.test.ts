import { expect, test } from 'vitest';
import { seedProducts } from './index.ts';

const variations = seedProducts('').flatMap((product) => product.variations ?? []);

test.each(variations)('$variationName has texts of every kind, marked as samples', ({ information = {} }) => {
  const { notice, ...texts } = information;
  expect(notice).toMatch(/^Sample text/);
  expect(Object.values(texts).map(({ length }) => length > 0)).toEqual([true, true, true, true, true]);
});
