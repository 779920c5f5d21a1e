import { style } from '@vanilla-extract/css';
import { breakpoint, media, space } from '@patient/ui/theme';

const roomy = `(min-width: ${breakpoint.medium})`;

export const choices = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const beside = style({
  display: 'none',
  // PlanCard's own display value.
  '@media': { [roomy]: { display: 'grid', position: 'sticky', insetBlockStart: '8rem' } },
});

/** Sticks to the bottom of the screen even below short content. */
export const bar = style({
  '@media': { [media.phone]: { marginBlock: `auto calc(-1 * ${space[8]})` } },
});

export const foot = style({
  display: 'contents',
  '@media': { [roomy]: { display: 'none' } },
});

export const continueButton = style({
  display: 'none',
  '@media': { [roomy]: { display: 'grid' } },
});

// Maximum height of the plan bar.
export const problem = style({ scrollMarginBlockEnd: '8rem' });

// Fits the label beside the longest price.
export const continueLabel = style({ minInlineSize: '8.5rem' });
