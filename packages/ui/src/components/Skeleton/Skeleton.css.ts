import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: inComponent({
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.skeleton.rest,
    borderRadius: vars.radius.small,
    '@media': {
      // Animates only opacity, so that the browser doesn't repaint while waiting.
      [media.motionAllowed]: { animation: `${pulse} 1.8s ease-in-out infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      // Line height of text with a bar as tall as its letters. No margins, because they would collapse.
      text: inComponent({
        position: 'relative',
        blockSize: '1.5em',
        background: 'none',
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlock: '0.375em',
            insetInline: 0,
            borderRadius: '0.375em',
            background: vars.color.skeleton.rest,
          },
          // Adds a baseline, so that the line aligns with text next to it.
          '&::after': { content: '\u200b' },
        },
      }),
      block: inComponent({ blockSize: space[16] }),
      circle: inComponent({
        inlineSize: scale.size.avatar,
        blockSize: scale.size.avatar,
        borderRadius: vars.radius.pill,
      }),
      pill: inComponent({ inlineSize: space[20], blockSize: space[6], borderRadius: vars.radius.pill }),
      control: inComponent({
        inlineSize: '100%',
        blockSize: scale.size.target,
        borderRadius: vars.radius.control,
      }),
    },
  },
});

export const lastLine = style(inComponent({ inlineSize: '60%' }));
