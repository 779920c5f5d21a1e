import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { space } from '../../theme/scale.ts';

const part = (basis: string) =>
  style(inPattern({ flex: `1 1 ${basis}`, inlineSize: 'auto', minInlineSize: 0 }));

// Small gap, because each field already reserves a line for its error.
export const fields = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
);

export const row = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[2] }),
);

export const city = part('100%');

export const state = part('10rem');

export const zip = part('7rem');
