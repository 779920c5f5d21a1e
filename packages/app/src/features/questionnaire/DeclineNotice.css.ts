import { style } from '@vanilla-extract/css';
import { space } from '@patient/ui/theme';

export const notice = style({ marginBlockEnd: space[6] });

export const reasons = style({ marginBlock: space[1], paddingInlineStart: space[5], listStyle: 'disc' });
