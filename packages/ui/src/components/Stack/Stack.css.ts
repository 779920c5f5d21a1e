import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';

export const stack = recipe({
  base: inComponent({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    align: {
      stretch: {},
      start: inComponent({ alignItems: 'flex-start' }),
      center: inComponent({ alignItems: 'center' }),
      end: inComponent({ alignItems: 'flex-end' }),
    },
    justify: {
      start: {},
      center: inComponent({ justifyContent: 'center' }),
      end: inComponent({ justifyContent: 'flex-end' }),
      between: inComponent({ justifyContent: 'space-between' }),
    },
  },
});
