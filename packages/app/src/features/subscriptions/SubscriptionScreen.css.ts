import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

/** The plan, and its bills: below it, or beside it where there is room for two panes. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});
