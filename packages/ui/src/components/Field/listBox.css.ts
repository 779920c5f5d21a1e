import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space[1]})` } });

/** The list over the page, as wide as its field and never wider than the page, which would then scroll. */
export const popover = style(
  inComponent({
    zIndex: depth.popover,
    inlineSize: 'var(--trigger-width)',
    maxInlineSize: '100vw',
    overflowY: 'auto',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.field,
    background: color.surface.overlay,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${appear} ${motion.duration.quick} ${motion.easing.out}` },
        },
      },
    },
  }),
);

// A row that is pointed at is brought into sight. The room kept free under a sticky header would make that scroll
// the page, and a page that scrolls closes the list.
globalStyle(`html:has(${popover})`, inComponent({ scrollPaddingBlock: 0 }));

export const list = style(inComponent({ padding: space[1], outline: 'none' }));

export const item = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingInline: space[3],
    paddingBlock: `max(${space[1]}, (${scale.size.target} - ${scale.type.line.base}rem) / 2)`,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { background: color.control.fill.hover },
      // In a ComboBox the focus stays in the text; the row it is on is told by this alone.
      '&[data-focused]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[data-selected]': { fontWeight: scale.type.weight.strong },
      // Inside the row, where the list's edge does not cut it.
      '&[data-focus-visible]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: `-${scale.size.focusRing}`,
      },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(
  inComponent({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minInlineSize: 0 }),
);

export const description = style(
  inComponent({
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    fontWeight: scale.type.weight.regular,
    lineHeight: scale.type.line.small,
  }),
);

/** What stands where rows are not: it is looked for, there is none, or it failed. */
export const note = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingInline: space[3],
    paddingBlock: space[2],
    color: color.text.quiet,
  }),
);
