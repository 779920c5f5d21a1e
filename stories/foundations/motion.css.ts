import { keyframes, style } from '@vanilla-extract/css';
import { media, motion, scale, space, vars } from '@patient/ui/theme';

const go = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: `calc(100% - ${space[6]})` } });

export const track = style({
  position: 'relative',
  blockSize: space[6],
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
});

export const runner = style({
  position: 'absolute',
  insetInlineStart: `calc(100% - ${space[6]})`,
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: '50%',
  background: vars.color.accent.graphic,
  '@media': {
    [media.motionAllowed]: {
      animationName: go,
      animationFillMode: 'both',
      animationTimingFunction: motion.easing.out,
    },
  },
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[3],
  gridTemplateColumns: '9rem 1fr',
  fontSize: scale.type.size.small,
});
