import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

export const quiet = style({ color: vars.color.text.quiet });

export const result = style({ marginBlockStart: space[4] });
