import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

export const main = style({
  // Keeps the footer of a short page near the bottom of the screen.
  minBlockSize: '80svh',
  paddingBlock: space[4],
  '@media': { [media.roomy]: { paddingBlock: space[12] } },
});
