import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';

export const inline = recipe({
  base: inComponent({ display: 'flex', minInlineSize: 0 }),
  variants: {
    align: {
      center: inComponent({ alignItems: 'center' }),
      start: inComponent({ alignItems: 'flex-start' }),
      end: inComponent({ alignItems: 'flex-end' }),
      baseline: inComponent({ alignItems: 'baseline' }),
      stretch: {},
    },
    justify: {
      start: {},
      center: inComponent({ justifyContent: 'center' }),
      end: inComponent({ justifyContent: 'flex-end' }),
      between: inComponent({ justifyContent: 'space-between' }),
    },
    wrap: { true: inComponent({ flexWrap: 'wrap' }), false: {} },
  },
});
