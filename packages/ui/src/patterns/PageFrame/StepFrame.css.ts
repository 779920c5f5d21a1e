import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../theme/scale.ts';
import { columns } from '../PlanCard/PlanLayout.css.ts';

/** On phones a step fills the screen, so that the bar with its action is at the bottom. */
const fill = { [media.phone]: { display: 'flex', flexDirection: 'column', flexGrow: 1 } } as const;

export const frame = style(
  inPattern({
    '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', minBlockSize: '100svh' } },
  }),
);

export const main = style(inPattern({ '@media': fill }));

export const page = style(
  inPattern({
    paddingBlock: `${space[4]} ${space[8]}`,
    '@media': { ...fill, [media.roomy]: { paddingBlock: `${space[8]} ${space[16]}` } },
  }),
);

export const only = style(inPattern({ '@media': fill }));

export const withSidebar = style(
  inPattern({
    '@media': {
      ...fill,
      [media.roomy]: {
        display: 'grid',
        gap: space[10],
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
      },
    },
  }),
);

const WIDE = '60rem';

export const content = style(
  inPattern({
    inlineSize: '100%',
    maxInlineSize: '40rem',
    marginInline: 'auto',
    minInlineSize: 0,
    '@media': fill,
    selectors: {
      // More width for two columns.
      [`&:has(${columns})`]: { maxInlineSize: WIDE },
      // Lines up with the header.
      [`${withSidebar} > &`]: { marginInlineStart: 0 },
    },
  }),
);

export const wide = style(inPattern({ maxInlineSize: WIDE }));

export const beside = style(
  inPattern({
    display: 'none',
    '@media': {
      [media.roomy]: { display: 'block' },
      [media.tall]: { position: 'sticky', insetBlockStart: '8rem' },
    },
  }),
);
