import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color } = vars;
const rise = keyframes({ from: { transform: `translateY(${space[8]})`, opacity: 0 } });

/** Button styled like the text fields. */
export const button = style(
  inComponent({
    selectors: {
      '&&': {
        display: 'flex',
        alignItems: 'center',
        gap: space[2],
        textAlign: 'start',
        cursor: 'pointer',
        WebkitTapHighlightColor: 'transparent',
      },
      '&&[data-pressed]': { background: color.control.fill.pressed },
      '&&[data-disabled]': { cursor: 'not-allowed' },
      '[data-invalid] > * > &&': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 1px ${color.danger.border}`,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-invalid] > * > &&': { borderWidth: '3px' } } },
    },
  }),
);

export const value = style(
  inComponent({
    flex: '1 1 auto',
    minInlineSize: 0,
    selectors: { '&[data-placeholder]': { color: color.text.quiet } },
  }),
);

// Set explicitly, because forced colors leave SVG colors unchanged.
export const arrow = style(
  inComponent({
    flexShrink: 0,
    color: color.text.quiet,
    selectors: { '[data-disabled] > &': { color: color.control.text.disabled } },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        selectors: { '[data-disabled] > &': { color: 'GrayText' } },
      },
    },
  }),
);

const phone = `not all and ${media.roomy}`;

/**
 * Opens from the bottom on phones, like native pickers. `!important` overrides the inline position that react-aria
 * sets.
 */
export const tray = style(
  inComponent({
    '@media': {
      [phone]: {
        position: 'fixed !important' as 'fixed',
        insetBlockStart: 'auto !important',
        insetBlockEnd: '0 !important',
        insetInline: '0 !important',
        inlineSize: '100%',
        maxBlockSize: '70dvh !important',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        border: 'none',
        borderBlockStart: `1px solid ${color.border.quiet}`,
        borderStartStartRadius: vars.radius.dialog,
        borderStartEndRadius: vars.radius.dialog,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        boxShadow: `0 0 0 100vmax ${color.scrim}`,
      },
      [`${phone} and ${media.motionAllowed}`]: {
        selectors: {
          '&[data-entering]': { animation: `${rise} ${motion.duration.calm} ${motion.easing.out}` },
        },
      },
    },
  }),
);

/** The list can open under a mouse that is still pressed, whose release must not select an option. */
export const held = style(inComponent({ '@media': { [phone]: { pointerEvents: 'none' } } }));

/** Names the list on phones, where it can cover the field. */
export const trayTitle = style(
  inComponent({
    paddingInline: space[4],
    paddingBlock: `${space[4]} ${space[1]}`,
    fontWeight: scale.type.weight.strong,
    '@media': { [media.roomy]: { display: 'none' } },
  }),
);

export const check = style(
  inComponent({
    flexShrink: 0,
    marginBlockStart: '0.125em',
    visibility: 'hidden',
    color: color.accent.link.rest,
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);
