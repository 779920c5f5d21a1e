import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@patient/ui/theme';

/** Of every page before the sign-in that is one form. */
export const card = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.roomy]: { padding: space[10] } },
});

export const lead = style({ color: vars.color.text.quiet });

export const link = style({
  color: vars.color.accent.link.rest,
  textUnderlineOffset: '0.1875em',
  ':hover': { color: vars.color.accent.link.hover },
});
