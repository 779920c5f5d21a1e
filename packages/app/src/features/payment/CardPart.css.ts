import { style } from '@vanilla-extract/css';
import { breakpoint } from '@patient/ui/theme';

const roomy = `(min-width: ${breakpoint.medium})`;

// What it costs comes before the card where both stand under each other.
export const form = style({ order: 1, minInlineSize: 0, '@media': { [roomy]: { order: 0 } } });
