import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const addressBox = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[1],
    paddingBlock: space[1],
    paddingInline: `${space[4]} ${space[1]}`,
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.control,
    background: color.surface.sunken,
  }),
);

export const address = style(
  inPattern({
    // Button stays on the same line as long as a few characters fit.
    flex: '1 1 8rem',
    minInlineSize: 0,
    paddingBlock: space[2],
    fontWeight: type.weight.strong,
    overflowWrap: 'anywhere',
    userSelect: 'text',
  }),
);

export const copy = style(inPattern({ paddingInline: space[3] }));

/** Reserves space, so that the message does not move the button below. */
export const outcome = style(
  inPattern({
    display: 'block',
    minBlockSize: `calc(${type.size.small} * ${type.line.small})`,
    marginBlockStart: space[1],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

export const quiet = style(inPattern({ color: color.text.quiet, textWrap: 'pretty' }));
