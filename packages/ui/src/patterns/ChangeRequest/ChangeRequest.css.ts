import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const list = style(
  inPattern({
    display: 'grid',
    borderRadius: vars.radius.field,
    border: `1px solid ${color.border.quiet}`,
    background: color.surface.sunken,
  }),
);

export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[3],
    paddingInline: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.quiet}` } },
  }),
);

export const term = style(inPattern({ color: color.text.quiet }));

export const detail = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const before = style(inPattern({ color: color.text.quiet, fontWeight: type.weight.regular }));

/** Message of a doctor. */
export const quote = style(
  inPattern({
    display: 'grid',
    gap: space[1],
    margin: 0,
    paddingInlineStart: space[4],
    borderInlineStart: `3px solid ${color.border.quiet}`,
  }),
);

export const author = style(inPattern({ color: color.text.quiet, fontSize: type.size.small }));
