import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;
const { color } = vars;

export const page = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    maxInlineSize: `calc(${scale.size.column} + 2 * ${space[4]})`,
    marginInline: 'auto',
    paddingInline: space[4],
    paddingBlock: 'clamp(3rem, 16vh, 10rem)',
  }),
);

export const code = style(
  inPattern({
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.pill,
    background: color.surface.raised,
    color: color.text.quiet,
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

// Scales with the text but stays narrow enough for a phone.
export const title = style(
  inPattern({ fontSize: `min(${type.size.display}, 12vw)`, lineHeight: type.line.display }),
);

export const message = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.lead,
    lineHeight: type.line.lead,
    textWrap: 'pretty',
  }),
);

export const actions = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[4] }),
);
