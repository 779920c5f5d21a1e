import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;

export const texts = style(inPattern({ display: 'grid', gap: space[4] }));

export const title = style(inPattern({ fontSize: type.size.base }));

export const notice = style(inPattern({ color: vars.color.text.quiet, fontSize: type.size.small }));

export const list = style(inPattern({ listStyle: 'disc', paddingInlineStart: '1.25em' }));

export const print = style(inPattern({ marginBlockStart: space[4] }));
