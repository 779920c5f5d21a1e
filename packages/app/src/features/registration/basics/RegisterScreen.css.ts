import { style } from '@vanilla-extract/css';
import { vars } from '@patient/ui/theme';

export const quiet = style({ color: vars.color.text.quiet });
