import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';

export const code = style(inPattern({ inlineSize: '14rem', maxInlineSize: '100%', marginInline: 'auto' }));
