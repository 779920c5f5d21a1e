import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@patient/ui/theme';

export const card = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.roomy]: { padding: space[10] } },
});

export const lead = style({ color: vars.color.text.quiet });
