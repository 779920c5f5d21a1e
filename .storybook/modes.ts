import { brands } from '@patient/ui/theme';

/** Chromatic modes: each brand in both schemes, like the references of `scripts/visual.ts`. */
export const reviewModes = Object.fromEntries(
  brands.flatMap(({ id }) =>
    ['light', 'dark'].map((scheme) => [`${id} ${scheme}`, { brand: id, scheme }] as const),
  ),
);
