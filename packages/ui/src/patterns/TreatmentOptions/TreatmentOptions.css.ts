import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const label = style(
  inPattern({ marginBlockEnd: space[2], fontWeight: type.weight.strong, lineHeight: type.line.small }),
);

export const bones = style(inPattern({ display: 'grid', gap: space[3] }));

// As tall as the card that comes.
export const bone = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: space[20],
    padding: `min(${space[4]}, 4vw)`,
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.card,
  }),
);

export const price = style(inPattern({ marginInlineStart: 'auto' }));

/** Why it cannot be chosen is to be read, whatever the card around it looks like. */
export const reason = style(
  inPattern({ display: 'flex', alignItems: 'flex-start', gap: space[1], color: color.text.quiet }),
);

/** As tall as a line, so that it stands beside the first one. */
export const sign = style(
  inPattern({ flexShrink: 0, blockSize: `calc(${type.size.small} * ${type.line.small})` }),
);

export const empty = style(inPattern({ color: color.text.quiet, maxInlineSize: scale.size.measure }));
