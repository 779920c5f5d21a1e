import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });

// Prevents the browser's own menu on long press.
export const trigger = style(
  inComponent({ display: 'inline-flex', WebkitTouchCallout: 'none', userSelect: 'none' }),
);

export const tooltip = style(
  inComponent({
    zIndex: depth.popover,
    maxInlineSize: `min(16rem, 100vw - ${space[4]})`,
    paddingBlock: space[1],
    paddingInline: space[3],
    // Visible only in forced colors, which remove the fill.
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: vars.color.text.rest,
    color: vars.color.text.inverse,
    fontSize: scale.type.size.small,
    fontWeight: scale.type.weight.medium,
    lineHeight: scale.type.line.small,
    '@media': {
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${appear} ${motion.duration.quick} ${motion.easing.out}` },
        },
      },
    },
  }),
);
