import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { space } from '../../theme/scale.ts';

export const whole = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }),
);

// The line each of them keeps for an error is the group's here.
export const parts = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    marginBlockEnd: `calc(-1 * ${space[5]})`,
  }),
);

export const part = style(inPattern({ flex: '1 1 7rem', inlineSize: 'auto', minInlineSize: 0 }));

export const change = style(inPattern({ marginInlineStart: `calc(-1 * ${space[5]})` }));
