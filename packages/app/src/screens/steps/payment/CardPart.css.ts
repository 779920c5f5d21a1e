import { style } from '@vanilla-extract/css';
import { breakpoint, space } from '@patient/ui/theme';

const roomy = `(min-width: ${breakpoint.medium})`;

export const page = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)', gap: space[8] } },
});

// What it costs comes before the card where both stand under each other.
export const form = style({ order: 1, minInlineSize: 0, '@media': { [roomy]: { order: 0 } } });
