import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

export const or = style({ marginBlockStart: space[4], color: vars.color.text.quiet, textAlign: 'center' });
