import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { scale } from '../../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: inComponent({ display: 'inline-block', flexShrink: 0 }),
  variants: {
    size: {
      medium: inComponent({ inlineSize: scale.size.icon, blockSize: scale.size.icon }),
      large: inComponent({ inlineSize: scale.size.iconLarge, blockSize: scale.size.iconLarge }),
    },
  },
});

export const icon = style(
  inComponent({
    inlineSize: '100%',
    blockSize: '100%',
    '@media': { [media.motionAllowed]: { animation: `${turn} 0.9s linear infinite` } },
  }),
);
