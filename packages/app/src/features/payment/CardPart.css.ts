import { style } from '@vanilla-extract/css';
import { breakpoint } from '@patient/ui/theme';

const roomy = `(min-width: ${breakpoint.medium})`;

// In one column, the price is above the card form.
export const form = style({ order: 1, minInlineSize: 0, '@media': { [roomy]: { order: 0 } } });
