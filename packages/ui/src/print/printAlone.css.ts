import { globalStyle, style } from '@vanilla-extract/css';
import '../styles/layers.css.ts';
import { inPattern } from '../styles/inLayer.ts';
import { media } from '../styles/media.ts';

const inPrint = (rule: object) => inPattern({ '@media': { [media.print]: rule } });

/** Class of the only elements of a page that are printed; without one, the whole page is printed. */
export const printAlone = style({});

/** Descriptor of `@page`, which is missing in the types. */
const letter: object = { size: 'letter' };

globalStyle('@page', { ...letter, margin: '1.5cm' });

// Resets a surrounding dialog or card and hides the rest of the page. `!important` overrides the styles of
// the page, which are in a later layer or unlayered.
globalStyle(
  `body:has(${printAlone}) *:not(:has(${printAlone})):not(${printAlone}):not(${printAlone} *)`,
  inPrint({ display: 'none !important' }),
);
globalStyle(
  `body:has(${printAlone}) *:has(${printAlone})`,
  inPrint({
    position: 'static',
    display: 'block !important',
    maxInlineSize: 'none !important',
    maxBlockSize: 'none',
    blockSize: 'auto',
    minBlockSize: '0 !important',
    margin: '0 !important',
    overflow: 'visible',
    padding: '0 !important',
    border: 'none',
    background: 'none',
    boxShadow: 'none',
  }),
);

globalStyle(
  `:root:has(${printAlone}), body:has(${printAlone})`,
  inPrint({ padding: '0 !important', margin: '0 !important' }),
);
