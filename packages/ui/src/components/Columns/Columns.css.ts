import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../theme/scale.ts';

export const columns = style(
  inComponent({
    // Not a grid in one column: Firefox prints a row that is longer than the rest of the page on a new one.
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    minInlineSize: 0,
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space[8],
        alignItems: 'start',
      },
    },
  }),
);
