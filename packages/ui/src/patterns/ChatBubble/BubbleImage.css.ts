import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;

// Fixed aspect ratio, so that loading does not shift the layout.
const room = inPattern({
  inlineSize: '15rem',
  maxInlineSize: '100%',
  aspectRatio: '4 / 3',
  borderRadius: radius.field,
});

export const picture = style([room, inPattern({ display: 'block', objectFit: 'cover' })]);

export const button = style(
  inPattern({
    display: 'block',
    maxInlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    cursor: 'zoom-in',
    selectors: focusRing,
  }),
);

export const broken = style([
  room,
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    padding: space[2],
    border: `1px dashed ${color.border.field}`,
    color: color.text.quiet,
    textAlign: 'center',
  }),
]);

export const name = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    color: color.text.rest,
    fontWeight: scale.type.weight.strong,
    overflowWrap: 'anywhere',
  }),
);

export const icon = style(inPattern({ flexShrink: 0 }));

export const reason = style(
  inPattern({ fontSize: scale.type.size.small, lineHeight: scale.type.line.small }),
);
