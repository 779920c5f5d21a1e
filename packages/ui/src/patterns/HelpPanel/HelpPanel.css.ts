import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const title = style(
  inPattern({
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
    selectors: { '&:not(:first-of-type)': { marginBlockStart: space[2] } },
  }),
);

export const emergency = style(
  inPattern({ marginBlockStart: 'auto', paddingBlockStart: space[4], color: vars.color.text.quiet }),
);
