import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: space[4],
  marginBlockStart: space[4],
});

export const photo = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '20rem',
  objectFit: 'contain',
  borderRadius: vars.radius.field,
  background: vars.color.surface.sunken,
});

export const failure = style({ display: 'grid', justifyItems: 'start', gap: space[2] });
