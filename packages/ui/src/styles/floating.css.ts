import { keyframes, style } from '@vanilla-extract/css';
import './layers.css.ts';
import { vars } from '../theme/contract.css.ts';
import { motion, scale, space } from '../theme/scale.ts';
import { depth } from './depth.ts';
import { inComponent } from './inLayer.ts';
import { media } from './media.ts';

const { color } = vars;
const { type, size } = scale;
const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space[1]})` } });

/** Popover surface, shared by menus, lists and popovers. Each sets its own width and corners. */
export const floating = style(
  inComponent({
    zIndex: depth.popover,
    overflowY: 'auto',
    border: `1px solid ${color.border.quiet}`,
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

/** List of options or menu items. */
export const list = style(inComponent({ padding: space[1], outline: 'none' }));

const narrow = `min(${space[3]}, 3.5vw)`;

/** Option or menu item. */
export const row = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    // Smaller on phones with large text, where a word needs the width.
    gap: narrow,
    minBlockSize: size.target,
    paddingInline: narrow,
    paddingBlock: `max(${space[1]}, (${size.target} - ${type.line.base}rem) / 2)`,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { background: color.control.fill.hover },
      // The only indication of the current row in a ComboBox, where focus stays in the text field.
      '&[data-focused]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[data-selected]': { fontWeight: type.weight.strong },
      // Drawn inside the row, where the list's overflow doesn't clip it.
      '&[data-focus-visible]': {
        outline: `${size.focusRing} solid ${color.focus}`,
        outlineOffset: `-${size.focusRing}`,
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

/** Label and description of a row. */
export const text = style(
  inComponent({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minInlineSize: 0 }),
);

/** Reason or consequence below the label. */
export const description = style(
  inComponent({
    color: color.text.quiet,
    fontSize: type.size.small,
    fontWeight: type.weight.regular,
    lineHeight: type.line.small,
  }),
);
