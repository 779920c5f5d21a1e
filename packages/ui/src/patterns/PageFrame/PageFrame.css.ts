import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../theme/scale.ts';

export const main = style(
  inPattern({
    // Keeps the footer of a short page near the bottom of the screen.
    minBlockSize: '80svh',
    paddingBlock: space[4],
    '@media': { [media.roomy]: { paddingBlock: space[12] } },
  }),
);

export const flush = style(inPattern({ minBlockSize: '80svh' }));

// Empty while its code loads.
export const notice = style(
  inPattern({ marginBlockEnd: space[6], selectors: { '&:empty': { display: 'none' } } }),
);
