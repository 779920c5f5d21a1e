import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';

/** As wide as its words, in a column that stretches what is in it too. */
export const status = style(inPattern({ inlineSize: 'fit-content' }));
