import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';
import { besidePlan } from '#shared/view/besidePlan.css.ts';

/** On phones a step fills the screen, so that the bar with its action is at the bottom. */
const fill = { [media.phone]: { display: 'flex', flexDirection: 'column', flexGrow: 1 } } as const;

export const frame = style({
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', minBlockSize: '100svh' } },
});

export const main = style({ '@media': fill });

export const page = style({
  paddingBlock: `${space[4]} ${space[8]}`,
  '@media': { ...fill, [media.roomy]: { paddingBlock: `${space[8]} ${space[16]}` } },
});

export const only = style({ '@media': fill });

/** The sidebar is beside the questions on wide screens; otherwise its links are in the menu. */
export const withSidebar = style({
  '@media': {
    ...fill,
    [media.roomy]: {
      display: 'grid',
      gap: space[10],
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
    },
  },
});

export const content = style({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  minInlineSize: 0,
  '@media': fill,
  // More width for two columns.
  selectors: { [`&:has(${besidePlan})`]: { maxInlineSize: '60rem' } },
});

export const beside = style({
  display: 'none',
  '@media': {
    [media.roomy]: { display: 'block' },
    [media.tall]: { position: 'sticky', insetBlockStart: '8rem' },
  },
});

export const menu = style({ '@media': { [media.roomy]: { display: 'none' } } });
