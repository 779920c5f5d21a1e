import { style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

export const texts = style({ display: 'grid', gap: space[4] });

export const title = style({ fontSize: scale.type.size.base });

export const notice = style({ color: vars.color.text.quiet, fontSize: scale.type.size.small });

export const list = style({ listStyle: 'disc', paddingInlineStart: '1.25em' });

export const print = style({ marginBlockStart: space[4] });
