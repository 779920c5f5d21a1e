import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../theme/scale.ts';

export const columns = recipe({
  base: inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    minInlineSize: 0,
  }),
  variants: {
    layout: {
      even: inComponent({
        '@media': {
          [media.wide]: {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            columnGap: space[8],
            alignItems: 'start',
          },
        },
      }),
      aside: inComponent({
        alignItems: 'start',
        '@media': {
          [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)', gap: space[8] },
        },
      }),
    },
  },
});

export const asideFirst = style({});

globalStyle(
  `${asideFirst} > :first-child`,
  inComponent({ order: 1, '@media': { [media.roomy]: { order: 0 } } }),
);
