import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

/** Like the label of a field, also if it is a heading. */
export const label = style(
  inPattern({
    marginBlockEnd: space[2],
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: type.weight.strong,
    letterSpacing: 'inherit',
    lineHeight: type.line.small,
  }),
);

/** The cards have the rest of the space above them as their own margin. */
export const aboveCards = style(inPattern({ marginBlockEnd: space[1] }));

export const skeletons = style(inPattern({ display: 'grid', gap: space[3] }));

// As tall as a loaded card.
export const skeleton = style(
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

/** Normal text color, because the reason must stay readable on a disabled card. */
export const reason = style(
  inPattern({ display: 'flex', alignItems: 'flex-start', gap: space[1], color: color.text.quiet }),
);

/** As tall as the first line next to it. */
export const icon = style(
  inPattern({ flexShrink: 0, blockSize: `calc(${type.size.small} * ${type.line.small})` }),
);

export const empty = style(inPattern({ color: color.text.quiet, maxInlineSize: scale.size.measure }));
