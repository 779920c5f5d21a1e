import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { space } from '../../theme/scale.ts';

/** The rows' own padding hangs out, so that their icons stand under the title. */
export const nav = style(inPattern({ marginInline: `calc(-1 * ${space[3]})` }));
