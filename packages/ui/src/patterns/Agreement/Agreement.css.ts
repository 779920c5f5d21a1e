import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;

// Keeps an error closer to its own checkbox than to the next one.
export const group = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[1],
    minInlineSize: 0,
    border: 'none',
  }),
);

export const label = style(
  inPattern({ marginBlockEnd: space[1], fontWeight: type.weight.strong, lineHeight: type.line.small }),
);

/** Set apart from the consents that it checks. */
export const all = style(
  inPattern({ borderBlockEnd: `1px solid ${vars.color.border.quiet}`, fontWeight: type.weight.strong }),
);

export const optional = style(inPattern({ color: vars.color.text.quiet }));
