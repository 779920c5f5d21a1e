import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

// Fixed aspect ratio, so that loading does not shift the layout.
const room = inPattern({
  inlineSize: '15rem',
  maxInlineSize: '100%',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.field,
});

export const picture = style([room, inPattern({ display: 'block', objectFit: 'cover' })]);

export const broken = style([
  room,
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    padding: space[4],
    border: `1px dashed ${vars.color.border.field}`,
    color: vars.color.text.quiet,
    textAlign: 'center',
  }),
]);
