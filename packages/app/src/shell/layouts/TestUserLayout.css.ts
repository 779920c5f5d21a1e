import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

export const page = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': { [media.roomy]: { paddingBlockStart: space[8] } },
});
