import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { scale, space } from '../../theme/scale.ts';

/** Negative margin cancels the rows' inline padding, so the icons line up with the title. */
export const nav = style(inPattern({ marginInline: `calc(-1 * ${space[3]})` }));

// Inside the row, because its sides touch the edge of the drawer when text is large.
globalStyle(
  `${nav} :is(a, button)[data-focus-visible]`,
  inPattern({ outlineOffset: `calc(-1 * ${scale.size.focusRing})` }),
);
