import { style } from '@vanilla-extract/css';
import { scale, vars } from '@patient/ui/theme';

/** A part after the first: one question, one column. */
export const narrow = style({ maxInlineSize: scale.size.column, marginInline: 'auto' });

export const quiet = style({ color: vars.color.text.quiet });
