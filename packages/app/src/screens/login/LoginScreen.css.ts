import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@patient/ui/theme';

export const card = style({
  display: 'grid',
  gap: space[6],
  marginBlock: space[4],
  '@media': { [media.roomy]: { marginBlock: space[16], padding: space[10] } },
});

export const lead = style({ color: vars.color.text.quiet });
