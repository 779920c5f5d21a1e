import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

/** Hidden until focused, then on top of the header. */
export const skip = style(
  inPattern({
    position: 'absolute',
    zIndex: 1,
    // At the start of the header; leaves space for the focus ring if large text needs the full line.
    margin: `${space[2]} ${space[3]}`,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: vars.radius.control,
    background: vars.color.accent.solid.rest,
    color: vars.color.accent.solid.text,
    fontWeight: scale.type.weight.strong,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
  }),
);
