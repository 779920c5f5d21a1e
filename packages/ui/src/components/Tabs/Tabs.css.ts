import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { cramped } from '../../styles/cramped.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;

export const tabs = style(inComponent({ containerType: 'inline-size', minInlineSize: 0 }));

// Scrolls horizontally when the tabs don't fit; the selected tab is scrolled into view. Stacked with large text on a phone,
// where there is room for only one tab, so that all are visible.
export const list = style(
  inComponent({
    display: 'flex',
    gap: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    boxShadow: `inset 0 -1px ${color.border.quiet}`,
    '@container': { [cramped]: { flexWrap: 'wrap', overflowX: 'visible' } },
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
);

export const tab = style(
  inComponent({
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '3rem',
    minInlineSize: scale.size.target,
    paddingInline: space[4],
    borderStartStartRadius: radius.control,
    borderStartEndRadius: radius.control,
    color: color.text.quiet,
    fontWeight: scale.type.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: color.text.rest, background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[data-selected]': { color: color.accent.link.rest },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: space[3],
        blockSize: '3px',
        borderStartStartRadius: '3px',
        borderStartEndRadius: '3px',
        background: color.accent.graphic,
      },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
      // Drawn inside the row, which clips overflow.
      '&[data-focus-visible]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: `-${scale.size.focusRing}`,
      },
    },
    '@container': {
      [cramped]: {
        maxInlineSize: '100%',
        padding: space[2],
        whiteSpace: 'normal',
        selectors: { '&[data-selected]::after': { insetInline: space[2] } },
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const count = style(inComponent({ paddingInline: space[2], paddingBlock: 0 }));

export const panel = style(
  inComponent({
    paddingBlockStart: space[5],
    borderRadius: radius.small,
    outline: 'none',
    selectors: focusRing,
  }),
);
