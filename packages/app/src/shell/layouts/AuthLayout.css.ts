import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

/** Fills the screen, so that the footer of a short page is at the bottom. */
export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' });

export const content = style({ flexGrow: 1 });

export const main = style([
  content,
  { paddingBlock: space[4], '@media': { [media.roomy]: { paddingBlock: space[12] } } },
]);
