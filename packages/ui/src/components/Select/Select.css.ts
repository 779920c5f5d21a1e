import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

/** The device's own list, with a box like that of the text fields. */
export const select = style(
  inComponent({
    appearance: 'none',
    // Browsers fade a disabled list, whose color already shows it.
    opacity: 1,
    // Wraps a long choice instead of cutting it off, also with large text.
    whiteSpace: 'normal',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      // Room for the arrow.
      '&&': { paddingInlineEnd: `calc(${space[4]} + ${space[2]} + ${scale.size.iconSmall})` },
      '&[data-placeholder]:not([data-disabled])': { color: color.text.quiet },
    },
  }),
);

// Browsers draw the list in the colors of its options.
globalStyle(`${select} > option`, inComponent({ background: color.surface.raised, color: color.text.rest }));
globalStyle(`${select} > option:disabled`, inComponent({ color: color.text.quiet }));

// Set explicitly, because forced colors leave SVG colors unchanged.
export const arrow = style(
  inComponent({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[4],
    marginBlock: 'auto',
    pointerEvents: 'none',
    color: color.text.quiet,
    selectors: { '[data-disabled] + &': { color: color.control.text.disabled } },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        selectors: { '[data-disabled] + &': { color: 'GrayText' } },
      },
    },
  }),
);
