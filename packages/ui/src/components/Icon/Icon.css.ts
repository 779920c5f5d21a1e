import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

const square = (size: string) => inComponent({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: inComponent({
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: '-0.2em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.icon.stroke,
    strokeLinecap: vars.icon.cap,
    strokeLinejoin: vars.icon.join,
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
