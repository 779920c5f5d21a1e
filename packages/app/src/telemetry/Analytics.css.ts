import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '@patient/ui/theme';

export const notice = style({ marginBlockStart: space[6] });

// At the end of the page while something on it is in use: it must not cover what has the focus.
globalStyle(`body:has(#main :focus-visible) ${notice}`, { position: 'static' });

export const footer = style({ display: 'grid', justifyItems: 'center', paddingBlock: space[4] });
