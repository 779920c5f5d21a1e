import { createGlobalThemeContract } from '@vanilla-extract/css';
import { mapShape } from './shape.ts';
import { themedSources } from './sources.ts';

/** CSS variables for everything a brand or scheme can change: `vars.color.text.rest` is `var(--color-text-rest)`. */
export const vars = createGlobalThemeContract(
  mapShape(themedSources, (path) => path),
  (_value, path) => path.join('-'),
);
