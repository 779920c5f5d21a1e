import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const photos = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
    gap: space[4],
    marginBlockStart: space[4],
  }),
);

export const photo = style(
  inPattern({
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: '20rem',
    objectFit: 'contain',
    borderRadius: vars.radius.field,
    background: vars.color.surface.sunken,
  }),
);

export const failure = style(inPattern({ display: 'grid', justifyItems: 'start', gap: space[2] }));
