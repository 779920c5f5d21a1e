import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';
import { besidePlan } from '../../shared/view/besidePlan.css.ts';

export const page = style({ paddingBlock: `${space[6]} ${space[16]}` });

/** The sidebar stands beside the questions where there is room for both, and after them where there is not. */
export const withSidebar = style({
  display: 'grid',
  gap: space[10],
  alignItems: 'start',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const content = style({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  minInlineSize: 0,
  // Two columns need twice the width to fit text.
  selectors: { [`&:has(${besidePlan})`]: { maxInlineSize: '60rem' } },
});

export const beside = style({ '@media': { [media.roomy]: { position: 'sticky', insetBlockStart: '8rem' } } });
