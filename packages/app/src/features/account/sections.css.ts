import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

/** Title of a section, in the same size as those of patterns. */
export const title = style({ fontSize: scale.type.size.titleSmall });

/** Cards of a page, in two columns on wide screens. */
export const panes = style({
  // Not a grid in one column: Firefox prints a row that is longer than the rest of the page on a new one.
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${space[6]} * ${vars.density})`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});
