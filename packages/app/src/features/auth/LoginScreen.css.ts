import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@patient/ui/theme';

/** Card of single-form pages before sign-in. */
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
