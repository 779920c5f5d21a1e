import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

export const choices = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const beside = style({
  display: 'none',
  // PlanCard's own display value.
  '@media': {
    [media.roomy]: { display: 'grid' },
    [media.tall]: { position: 'sticky', insetBlockStart: '8rem' },
  },
});

/** Sticks to the bottom of the screen even below short content. */
export const bar = style({
  '@media': { [media.phone]: { marginBlock: `auto calc(-1 * ${space[8]})` } },
});

export const foot = style({
  display: 'contents',
  '@media': { [media.roomy]: { display: 'none' } },
});

export const continueButton = style({
  display: 'none',
  '@media': { [media.roomy]: { display: 'grid' } },
});

// Fits the label beside the longest price.
export const continueLabel = style({ minInlineSize: '8.5rem' });
