import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space[1]})` } });

export const popover = style(
  inComponent({
    zIndex: depth.popover,
    minInlineSize: 'max(14rem, var(--trigger-width))',
    maxInlineSize: `min(${scale.size.menu}, 100vw - ${space[6]})`,
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

export const list = style(inComponent({ padding: space[1], outline: 'none' }));

export const item = recipe({
  base: inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingInline: space[3],
    paddingBlock: `calc((${scale.size.target} - ${scale.type.line.base}rem) / 2)`,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
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
  variants: {
    tone: {
      accent: inComponent({ color: color.text.rest }),
      danger: inComponent({
        color: color.danger.text.rest,
        selectors: { '&[data-focused]': { background: color.danger.quiet.hover } },
      }),
    },
  },
});

export const icon = style(inComponent({ flexShrink: 0, marginBlockStart: '0.125em' }));

export const words = style(inComponent({ display: 'flex', flexDirection: 'column' }));

export const description = style(
  inComponent({
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);
