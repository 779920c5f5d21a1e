import { style } from '@vanilla-extract/css';

/** Keeps the footer near the bottom of the screen. */
export const main = style({ minBlockSize: '80svh' });
