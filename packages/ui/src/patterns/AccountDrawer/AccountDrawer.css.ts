import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { space } from '../../theme/scale.ts';

/** Negative margin cancels the rows' inline padding, so the icons line up with the title. */
export const nav = style(inPattern({ marginInline: `calc(-1 * ${space[3]})` }));
