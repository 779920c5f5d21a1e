import { createGlobalThemeContract } from '@vanilla-extract/css';
import { mapShape } from './shape.ts';
import { themedSources } from './sources.ts';

/** Everything a brand or a scheme can change, as CSS variables: `vars.color.text.rest` is `var(--color-text-rest)`. */
export const vars = createGlobalThemeContract(
  mapShape(themedSources, (path) => path),
  (_value, path) => path.join('-'),
);
