import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';

/** Only where the main pointer is a mouse. */
export const offer = style(
  inPattern({
    display: 'none',
    '@media': { [`${media.roomy} and (pointer: fine)`]: { display: 'grid' } },
  }),
);
