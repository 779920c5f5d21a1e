import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[8]})` } });
const { duration, easing } = motion;

export const scrim = style(
  inComponent({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    // Ends at the top of the on-screen keyboard.
    blockSize: 'var(--visual-viewport-height)',
    zIndex: depth.overlay,
    // Container for the height query that decides whether header and footer stick.
    containerType: 'size',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    paddingBlockStart: space[8],
    background: vars.color.scrim,
    '@media': {
      [media.roomy]: { alignItems: 'center', padding: space[6] },
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${fade} ${duration.calm} ${easing.out}` },
          '&[data-exiting]': { animation: `${fade} ${duration.quick} ${easing.in} reverse forwards` },
        },
      },
    },
  }),
);

export const panel = recipe({
  base: inComponent({
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    overflow: 'hidden',
    // Visible only in forced colors, which remove shadow and scrim.
    border: '1px solid transparent',
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.roomy]: { borderRadius: vars.radius.dialog },
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${rise} ${duration.slow} ${easing.out}` },
          '&[data-exiting]': { animation: `${rise} ${duration.quick} ${easing.in} reverse forwards` },
        },
      },
    },
  }),
  variants: {
    size: {
      small: inComponent({ '@media': { [media.roomy]: { maxInlineSize: '25rem' } } }),
      medium: inComponent({ '@media': { [media.roomy]: { maxInlineSize: scale.size.dialog } } }),
      picture: inComponent({ '@media': { [media.roomy]: { maxInlineSize: scale.size.page } } }),
      help: inComponent({ '@media': { [media.roomy]: { maxInlineSize: scale.size.helpDialog } } }),
    },
  },
});

// Unpins header and footer on low screens and with large text, where they would cover the content.
const scrolls = { '@container': { '(max-height: 24rem)': { position: 'static' } } } as const;
const pinned = '(min-height: 24rem)';

/** Scroll container. It has focus when the dialog opens, so that arrow keys scroll right away. */
export const dialog = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    // Room for the focus ring.
    scrollPaddingBlock: space[2],
    // Keeps focused elements clear of the header while it sticks; `footer` adds its own height.
    '@container': { [pinned]: { scrollPaddingBlockStart: '5.5rem' } },
  }),
);

const inset = `min(${space[6]}, 7vw)`;

export const header = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: `${space[5]} ${space[2]}`,
    paddingInline: `${inset} min(${space[4]}, 5vw)`,
    background: vars.color.surface.overlay,
    ...scrolls,
  }),
);

export const title = style(
  inComponent({
    paddingBlockStart: space[2],
    fontSize: scale.type.size.title,
    lineHeight: scale.type.line.title,
    letterSpacing: '-0.01em',
  }),
);

export const body = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    flexGrow: 1,
    paddingInline: inset,
    paddingBlock: `${space[1]} ${space[6]}`,
  }),
);

/** Stacked on phones with the last button closest to the thumb; in a row when there is room. */
export const footer = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    paddingInline: inset,
    paddingBlock: `${space[4]} max(${space[5]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.border.quiet}`,
    background: vars.color.surface.overlay,
    '@media': { [media.roomy]: { flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap' } },
    ...scrolls,
  }),
);

// Two buttons on top of each other.
globalStyle(
  `${dialog}:has(> ${footer})`,
  inComponent({ '@container': { [pinned]: { scrollPaddingBlockEnd: '9.5rem' } } }),
);
