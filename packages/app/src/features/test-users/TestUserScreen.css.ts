import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

export const lead = style({ color: vars.color.text.quiet });

/** Two short fields beside each other. */
export const pair = style({
  display: 'grid',
  columnGap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

/** A click selects all of it. */
export const value = style({ overflowWrap: 'anywhere', userSelect: 'all' });
