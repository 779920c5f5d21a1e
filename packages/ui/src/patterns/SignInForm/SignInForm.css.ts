import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** Card of single-form pages before sign-in. */
export const card = style(
  inPattern({
    display: 'grid',
    gap: space[6],
    '@media': { [media.roomy]: { padding: space[10] } },
  }),
);

export const lead = style(inPattern({ color: vars.color.text.quiet }));

export const link = style(
  inPattern({
    color: vars.color.accent.link.rest,
    textUnderlineOffset: '0.1875em',
    ':hover': { color: vars.color.accent.link.hover },
  }),
);
