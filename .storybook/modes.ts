import { brands } from '@patient/ui/theme';

/** How Chromatic looks at every story: each brand in both schemes, as the references of `scripts/visual.ts` do. */
export const reviewModes = Object.fromEntries(
  brands.flatMap(({ id }) =>
    ['light', 'dark'].map((scheme) => [`${id} ${scheme}`, { brand: id, scheme }] as const),
  ),
);
