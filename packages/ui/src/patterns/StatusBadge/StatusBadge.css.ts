import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';

/** Fits its content, also in a stretching column. */
export const status = style(inPattern({ inlineSize: 'fit-content' }));
