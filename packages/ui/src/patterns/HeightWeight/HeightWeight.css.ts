import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const whole = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }),
);

/** The two measures, and the change of their units. */
export const measures = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] }),
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

// The group has the name; feet and inches only say which box is which.
globalStyle(
  `${part} > label`,
  inPattern({
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
    fontWeight: scale.type.weight.regular,
  }),
);

// At its end it keeps to the column: large text fills it.
export const change = style(inPattern({ justifySelf: 'start', marginInlineEnd: 0 }));
