import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { cramped } from '../../styles/cramped.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { status, surface, text } = vars.color;

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[3]})` } });
const { duration, easing } = motion;

/**
 * On top of everything; ignores the pointer while empty. `useFreePlace` sets its position, so that it covers no text or
 * control.
 */
export const region = style(
  inComponent({
    position: 'fixed',
    zIndex: depth.toast,
    insetBlockEnd: space[2],
    insetInline: space[4],
    display: 'flex',
    justifyContent: 'center',
    containerType: 'inline-size',
    pointerEvents: 'none',
  }),
);

/** Rendered even when empty, so that messages appear inside an existing live region. */
export const card = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    maxInlineSize: scale.size.dialog,
    selectors: {
      '&[data-kind]': {
        minBlockSize: '3.25rem',
        paddingInline: `${space[4]} ${space[1]}`,
        paddingBlock: space[1],
        border: `1px solid ${vars.color.border.quiet}`,
        borderRadius: vars.radius.card,
        background: surface.overlay,
        color: text.rest,
        boxShadow: vars.shadow.floating,
        pointerEvents: 'auto',
      },
      '&[data-kind="error"]': { borderColor: status.danger.border },
    },
    // Icon and close button share a row above the message, which needs the full width and scrolls if necessary.
    '@container': {
      [cramped]: {
        flexWrap: 'wrap',
        inlineSize: '100%',
        maxBlockSize: `calc(100dvh - 2 * ${space[2]})`,
        overflowY: 'auto',
        selectors: { '&[data-kind]': { paddingInline: space[3] } },
      },
    },
    '@media': {
      [media.motionAllowed]: {
        selectors: {
          '&[data-kind]': { animation: `${rise} ${duration.calm} ${easing.out}` },
        },
      },
    },
  }),
);

export const icon = style(
  inComponent({
    flexShrink: 0,
    selectors: {
      '[data-kind="info"] > &': { color: status.success.icon },
      '[data-kind="error"] > &': { color: status.danger.icon },
    },
  }),
);

export const message = style(
  inComponent({
    paddingBlock: space[2],
    fontWeight: scale.type.weight.medium,
    // Takes up no space while empty, but stays in the accessibility tree.
    selectors: { '&:empty': { position: 'absolute' } },
    '@container': { [cramped]: { order: 1, flex: '0 0 100%', minInlineSize: 0 } },
  }),
);

export const close = style(inComponent({ marginInlineStart: 'auto' }));
