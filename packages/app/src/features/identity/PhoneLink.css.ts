import { style } from '@vanilla-extract/css';
import { media } from '@patient/ui/theme';

/** Only where the main pointer is a mouse. */
export const offer = style({
  display: 'none',
  '@media': { [`${media.roomy} and (pointer: fine)`]: { display: 'grid' } },
});

export const code = style({ inlineSize: '14rem', maxInlineSize: '100%', marginInline: 'auto' });
