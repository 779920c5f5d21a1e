import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';

/** Fits its content, also in a stretching column. */
export const status = style(inPattern({ inlineSize: 'fit-content' }));

/** Some statuses of the specification are lowercase ("renewal"); a label starts with a capital letter. */
export const label = style(
  inPattern({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } }),
);
