import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;
const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space[1]})` } });

export const bell = style(inPattern({ position: 'relative', display: 'inline-flex' }));

/** At the bell's corner, so that the bell stays visible; the button's name includes the count. */
export const count = style(
  inPattern({
    position: 'absolute',
    insetBlockStart: '-0.125rem',
    insetInlineEnd: '-0.25rem',
    display: 'flex',
    // Separates the badge from the bell.
    boxShadow: `0 0 0 1px ${color.surface.raised}`,
    borderRadius: vars.radius.pill,
    pointerEvents: 'none',
  }),
);

export const popover = style(
  inPattern({
    zIndex: depth.popover,
    // Full width on a phone minus the popover's `containerPadding` on both sides (see NotificationPanel).
    inlineSize: `min(${scale.size.menu}, 100vw - 32px)`,
    overflow: 'hidden',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.card,
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

export const dialog = style(
  inPattern({ display: 'flex', flexDirection: 'column', maxBlockSize: 'inherit', outline: 'none' }),
);

export const header = style(
  inPattern({
    display: 'flex',
    // The title is one word, which the buttons must not break.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: `min(${space[5]}, 4vw) ${space[2]}`,
    borderBlockEnd: `1px solid ${color.border.quiet}`,
  }),
);

export const title = style(
  inPattern({ minInlineSize: 0, fontSize: type.size.titleSmall, letterSpacing: 0, hyphens: 'auto' }),
);

export const actions = style(
  inPattern({ display: 'flex', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' }),
);

export const readAll = style(inPattern({ paddingInline: space[2] }));

export const list = style(
  inPattern({
    minBlockSize: 0,
    maxBlockSize: scale.size.notificationListMax,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${scale.size.focusRing})` } },
  }),
);

export const entry = style(
  inPattern({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.quiet}` } } }),
);

export const skeletonRow = style(
  inPattern({ paddingBlock: space[3], paddingInline: `min(${space[5]}, 4vw)` }),
);

export const empty = style(
  inPattern({
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    paddingBlock: space[10],
    paddingInline: space[4],
    color: color.text.quiet,
    textAlign: 'center',
  }),
);

export const footer = style(
  inPattern({ padding: space[3], borderBlockStart: `1px solid ${color.border.quiet}` }),
);
