import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;
const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space[1]})` } });

export const popover = style(
  inComponent({
    zIndex: depth.popover,
    inlineSize: 'max-content',
    maxInlineSize: `min(22rem, 100vw - ${space[4]})`,
    overflowY: 'auto',
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

export const dialog = style(inComponent({ outline: 'none' }));

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[2],
    paddingInline: `${space[5]} ${space[2]}`,
  }),
);

// In the middle of the first line of the close button beside it.
export const title = style(
  inComponent({
    paddingBlockStart: `calc((${scale.size.target} - ${type.size.base} * ${type.line.base}) / 2)`,
    fontSize: type.size.base,
    lineHeight: type.line.base,
    letterSpacing: 'normal',
  }),
);

export const body = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    paddingInline: space[5],
    paddingBlockEnd: space[5],
    textWrap: 'pretty',
  }),
);
