import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '@patient/ui/theme';

export const notice = style({ marginBlockStart: space[6] });

// Not sticky while an element of the page has focus, which the notice must not cover.
globalStyle(`body:has(#main :focus-visible) ${notice}`, { position: 'static' });

export const choices = style({ display: 'grid', justifyItems: 'center', paddingBlock: space[4] });
