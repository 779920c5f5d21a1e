import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { scale } from '../../theme/scale.ts';

const square = (size: string) => inComponent({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: inComponent({
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: '-0.2em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      small: square(scale.size.iconSmall),
      medium: square(scale.size.icon),
      large: square(scale.size.iconLarge),
    },
    isDirectional: {
      true: inComponent({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
      false: {},
    },
  },
});
