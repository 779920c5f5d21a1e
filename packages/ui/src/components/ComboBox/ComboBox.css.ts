import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';

/** In the line of the error, which has another color. */
export const note = style(inComponent({ color: vars.color.text.quiet }));
