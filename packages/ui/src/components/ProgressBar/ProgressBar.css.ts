import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '300%' } });
const slideRtl = keyframes({ from: { translate: '100%' }, to: { translate: '-300%' } });

export const progress = style(inComponent({ minInlineSize: 0 }));

export const labels = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
    marginBlockEnd: space[2],
  }),
);

/** Visually hidden; still names the bar for screen readers. */
export const hiddenLabels = style(
  inComponent({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const label = style(inComponent({ fontWeight: type.weight.medium }));

export const value = style(
  inComponent({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const track = style(
  inComponent({
    blockSize: space[2],
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.control.fill.pressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const filled = inComponent({
  blockSize: '100%',
  borderRadius: radius.pill,
  background: color.accent.graphic,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const bar = style([
  filled,
  inComponent({
    '@media': {
      [media.motionAllowed]: { transition: `inline-size ${motion.duration.slow} ${motion.easing.out}` },
    },
  }),
]);

// Fills the whole track without motion, so that it doesn't suggest a specific value.
export const indeterminateBar = style([
  filled,
  inComponent({
    opacity: 0.6,
    '@media': {
      [media.motionAllowed]: {
        inlineSize: '33%',
        opacity: 1,
        animation: `${slide} 1.6s ${motion.easing.inOut} infinite`,
        selectors: {
          '&:dir(rtl)': { animationName: slideRtl },
          // Stops every animation if the patient, not the device, has reduced motion.
          '[data-motion="reduce"] &': { inlineSize: 'auto', opacity: 0.6 },
        },
      },
    },
  }),
]);
