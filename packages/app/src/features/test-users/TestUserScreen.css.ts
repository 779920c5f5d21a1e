import { style } from '@vanilla-extract/css';
import { vars } from '@patient/ui/theme';

export const lead = style({ color: vars.color.text.quiet });

/** A click selects the full text. */
export const value = style({ overflowWrap: 'anywhere', userSelect: 'all' });
