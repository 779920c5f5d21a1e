import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const fields = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[2] }),
);

const part = (basis: string) =>
  style(inPattern({ flex: `1 1 ${basis}`, inlineSize: 'auto', minInlineSize: 0 }));

export const number = part('100%');

export const half = part('7rem');

// Negative margin removes the reserved error line, because this checkbox has no error.
export const billingSame = style([part('100%'), inPattern({ marginBlockEnd: `calc(-1 * ${space[5]})` })]);

export const slot = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    selectors: {
      // Shows focus also where the provider doesn't report it; a frame's focus counts as within.
      '&:focus-within': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: 0,
        borderColor: color.focus,
      },
    },
  }),
);

// Provider element fills the box; its own outline would double ours.
export const provider = style(inPattern({ flex: '1 1 auto', minInlineSize: 0 }));

export const complete = style(
  inPattern({
    flexShrink: 0,
    color: color.status.success.icon,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const securityNote = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
  }),
);

export const or = style(
  inPattern({ marginBlockStart: space[4], color: color.text.quiet, textAlign: 'center' }),
);
