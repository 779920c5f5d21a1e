import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@patient/ui/theme';

export const page = style({
  marginBlock: space[4],
  '@media': { [media.roomy]: { marginBlock: space[12] } },
});

export const quiet = style({ color: vars.color.text.quiet });
