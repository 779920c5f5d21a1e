import { style } from '@vanilla-extract/css';
import { space } from '@patient/ui/theme';

export const notice = style({ marginBlockEnd: space[6] });
