import { fallbackVar, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { gutter } from '../../components/Container/gutter.css.ts';
import { depth } from '../../styles/depth.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { keepClear, sticky } from '../../styles/sticky.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const edge = fallbackVar(gutter, '0px');
const { type } = scale;

// Sticky above the phone's own bar.
export const bar = style(
  inPattern({
    ...sticky('End'),
    zIndex: depth.header,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: `${space[2]} max(${space[2]}, env(safe-area-inset-bottom))`,
    // Full width of the screen.
    marginInline: `calc(-1 * ${edge})`,
    paddingInline: `max(min(${space[4]}, 4vw), ${edge})`,
    borderBlockStart: `1px solid ${color.border.quiet}`,
    background: color.surface.raised,
    boxShadow: vars.shadow.floating,
  }),
);

// With a long price, or two rows at large text sizes.
keepClear(`html:has(${bar})`, 'End', '8rem');

export const openButton = style(
  inPattern({
    display: 'flex',
    flex: '2 1 10rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minInlineSize: 0,
    minBlockSize: scale.size.target,
    paddingInline: space[2],
    paddingBlock: space[1],
    borderRadius: vars.radius.control,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
    },
  }),
);

export const text = style(inPattern({ display: 'grid', minInlineSize: 0 }));

export const label = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.small, lineHeight: type.line.small }),
);

export const amount = style(
  inPattern({
    fontSize: type.size.lead,
    lineHeight: type.line.lead,
    fontWeight: type.weight.heavy,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const unpriced = style(inPattern({ fontWeight: type.weight.strong }));

export const icon = style(inPattern({ flexShrink: 0, rotate: '180deg', color: color.text.quiet }));

// At least as wide as "Continue" beside the longest price; below the price at large text sizes.
export const action = style(
  inPattern({ display: 'grid', flex: '1 0 auto', minInlineSize: '8.5rem', maxInlineSize: '100%' }),
);
