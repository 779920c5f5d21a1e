import { style } from '@vanilla-extract/css';
import { media, scale, space } from '@patient/ui/theme';

export const menuButton = style({ '@media': { [media.roomy]: { display: 'none' } } });

/** Not a grid in one column: Firefox prints a row that is longer than a page on a new one. */
export const page = style({
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': {
    [media.roomy]: {
      display: 'grid',
      gap: space[8],
      alignItems: 'start',
      gridTemplateColumns: `${scale.size.drawer} minmax(0, 1fr)`,
      paddingBlockStart: space[10],
    },
  },
});

export const beside = style({
  display: 'none',
  '@media': {
    [media.roomy]: { display: 'block' },
    [media.tall]: { position: 'sticky', insetBlockStart: space[6] },
  },
});

export const main = style({ minInlineSize: 0, '@media': { [media.roomy]: { maxInlineSize: '46rem' } } });

/** Full width, for two panes. */
export const wideMain = style({ minInlineSize: 0 });
