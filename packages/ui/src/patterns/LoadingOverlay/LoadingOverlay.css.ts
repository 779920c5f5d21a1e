import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style(
  inPattern({
    position: 'fixed',
    inset: 0,
    zIndex: depth.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: `min(${space[4]}, 4vw)`,
    background: vars.color.scrim,
    cursor: 'progress',
    '@media': {
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${fade} ${motion.duration.calm} ${motion.easing.out}` },
        },
      },
    },
  }),
);

export const panel = style(
  inPattern({
    maxInlineSize: 'min(22rem, 100%)',
    maxBlockSize: '100%',
    overflowY: 'auto',
    // Visible in forced-colors mode only, where shadow and scrim are gone.
    border: '1px solid transparent',
    borderRadius: vars.radius.dialog,
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.floating,
  }),
);

export const dialog = style(
  inPattern({
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    paddingBlock: space[8],
    // Large text needs the width of a phone.
    paddingInline: `min(${space[8]}, 12vw - 1rem)`,
    textAlign: 'center',
    outline: 'none',
  }),
);

export const spinner = style(inPattern({ display: 'grid', color: vars.color.accent.graphic }));

export const message = style(
  inPattern({
    fontSize: scale.type.size.lead,
    fontWeight: scale.type.weight.strong,
    lineHeight: scale.type.line.lead,
    textWrap: 'balance',
    hyphens: 'auto',
  }),
);

export const more = style(inPattern({ color: vars.color.text.quiet, textWrap: 'pretty' }));
