import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type, size } = scale;

export const sidebar = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    inlineSize: size.treatmentSidebar,
    maxInlineSize: '100%',
  }),
);

const entry = inPattern({
  display: 'flex',
  gap: space[3],
  minBlockSize: size.target,
  padding: space[3],
  borderRadius: radius.control,
  color: color.text.rest,
  textDecoration: 'none',
});

const pressable = inPattern({
  selectors: {
    ...focusRing,
    '&[data-hovered]': { background: color.control.fill.hover },
    '&[data-pressed]': { background: color.control.fill.pressed },
  },
});

export const dashboard = style([
  entry,
  pressable,
  inPattern({ flexWrap: 'wrap', alignItems: 'center', fontWeight: type.weight.strong }),
]);

export const title = style(
  inPattern({
    paddingInline: space[3],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    letterSpacing: 0,
  }),
);

export const list = style(inPattern({ display: 'grid', gap: space[1] }));

/** Picture wraps above the text at large text sizes. */
export const row = style([entry, pressable, inPattern({ flexWrap: 'wrap' })]);

export const button = style(
  inPattern({ inlineSize: '100%', border: 0, background: 'none', textAlign: 'start', cursor: 'pointer' }),
);

export const text = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 8rem',
    minInlineSize: 0,
    hyphens: 'auto',
  }),
);

export const name = style(inPattern({ fontWeight: type.weight.strong }));

export const description = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.small, lineHeight: type.line.small }),
);

export const skeletonPicture = style(
  inPattern({ inlineSize: size.thumbnail, blockSize: size.thumbnail, borderRadius: radius.field }),
);
