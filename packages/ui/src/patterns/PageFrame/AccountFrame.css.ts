import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { scale, space } from '../../theme/scale.ts';

export const menuButton = style(inPattern({ '@media': { [media.roomy]: { display: 'none' } } }));

/** Not a grid in one column: Firefox prints a row that is longer than a page on a new one. */
export const page = style(
  inPattern({
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
  }),
);

export const beside = style(
  inPattern({
    display: 'none',
    '@media': {
      [media.roomy]: { display: 'block' },
      [media.tall]: { position: 'sticky', insetBlockStart: space[6] },
    },
  }),
);

export const main = style(
  inPattern({ minInlineSize: 0, '@media': { [media.roomy]: { maxInlineSize: '46rem' } } }),
);

/** Full width, for two panes. */
export const wideMain = style(inPattern({ minInlineSize: 0 }));
