import { style } from '@vanilla-extract/css';
import '../styles/layers.css.ts';
import { inPattern } from '../styles/inLayer.ts';
import { media as when } from '../styles/media.ts';
import { vars } from '../theme/contract.css.ts';
import { scale } from '../theme/scale.ts';

const { color, radius } = vars;
const { focusRing, focusOffset } = scale.size;

/** Link that covers its whole card: one large target and a single tab stop. */
export const coverLink = style(
  inPattern({
    color: color.text.rest,
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: -1,
        border: '1px solid transparent',
        borderRadius: radius.card,
      },
      '&:focus-visible::after': {
        outline: `${focusRing} solid ${color.focus}`,
        outlineOffset: focusOffset,
      },
    },
    '@media': {
      [when.hover]: {
        selectors: {
          '&:hover': { textDecoration: 'underline' },
          '&:hover::after': { borderColor: color.accent.quiet.border },
        },
      },
    },
  }),
);
