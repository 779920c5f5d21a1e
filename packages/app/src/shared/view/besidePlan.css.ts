import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

/** Two columns on wide screens: content and plan. */
export const besidePlan = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
      gap: space[8],
    },
  },
});
