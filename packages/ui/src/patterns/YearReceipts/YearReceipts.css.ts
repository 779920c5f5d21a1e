import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';

export const printOnly = style(inPattern({ '@media': { screen: { display: 'none' } } }));
