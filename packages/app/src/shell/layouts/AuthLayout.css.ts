import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

export const main = style({
  paddingBlock: space[4],
  '@media': { [media.roomy]: { paddingBlock: space[12] } },
});
