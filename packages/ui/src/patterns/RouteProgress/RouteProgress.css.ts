import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/scale.ts';

const hide = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
// Fast at first, and complete only when the page has loaded.
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

/** CSS delay hides it at first, from screen readers too, without a timer. */
export const track = style(
  inPattern({
    position: 'fixed',
    zIndex: depth.progress,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '3px',
    overflow: 'hidden',
    pointerEvents: 'none',
    animation: `${hide} ${motion.progressThrottle}`,
  }),
);

export const bar = style(
  inPattern({
    blockSize: '100%',
    background: vars.color.accent.graphic,
    transform: 'scaleX(0.95)',
    transformOrigin: '0 50%',
    selectors: { '&:dir(rtl)': { transformOrigin: '100% 50%' } },
    '@media': {
      [media.motionAllowed]: {
        animation: `${grow} ${motion.progressDuration} cubic-bezier(0.1, 0.6, 0.3, 1) ${motion.progressThrottle} backwards`,
      },
      [media.forcedColors]: { background: 'Highlight' },
    },
  }),
);
