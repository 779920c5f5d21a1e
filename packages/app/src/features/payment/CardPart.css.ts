import { style } from '@vanilla-extract/css';
import { media } from '@patient/ui/theme';

// In one column, the price is above the card form.
export const form = style({ order: 1, minInlineSize: 0, '@media': { [media.roomy]: { order: 0 } } });
