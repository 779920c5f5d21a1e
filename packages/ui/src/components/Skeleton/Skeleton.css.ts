import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const bone = recipe({
  base: inComponent({
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.skeleton.rest,
    borderRadius: vars.radius.small,
    '@media': {
      // Opacity alone moves: the browser paints nothing again while it waits.
      [media.motionAllowed]: { animation: `${breathe} 1.8s ease-in-out infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      // As tall as a line of text, with a bar as tall as its letters. No margins: they would collapse.
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
          // Gives the line a baseline, so that it stands beside a word as its text will.
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
