import { style } from '@vanilla-extract/css';
import '../styles/layers.css.ts';
import { inPattern } from '../styles/inLayer.ts';
import { media } from '../styles/media.ts';

/** Class of what only works on a screen, such as menus and buttons that lead elsewhere: it isn't printed. */
export const screenOnly = style(inPattern({ '@media': { [media.print]: { display: 'none !important' } } }));
