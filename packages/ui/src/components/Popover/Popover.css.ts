import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { floating } from '../../styles/floating.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;

export const popover = style([
  floating,
  inComponent({
    inlineSize: 'max-content',
    // Matches `containerPadding` on both sides of a phone screen.
    maxInlineSize: `min(22rem, 100vw - 32px)`,
    borderRadius: vars.radius.card,
  }),
]);

export const dialog = style(inComponent({ outline: 'none' }));

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[2],
    paddingInline: `${space[5]} ${space[2]}`,
  }),
);

// Centers a one-line title on the close button and keeps the same padding for longer titles.
export const title = style(
  inComponent({
    paddingBlock: `max(${space[1]}, (${scale.size.target} - ${type.size.base} * ${type.line.base}) / 2)`,
    fontSize: type.size.base,
    lineHeight: type.line.base,
    letterSpacing: 'normal',
  }),
);

export const body = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    paddingInline: space[5],
    paddingBlockEnd: space[5],
    textWrap: 'pretty',
  }),
);
