import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

const inPrint = (rule: object) => inPattern({ '@media': { [media.print]: rule } });

export const receipt = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    minInlineSize: 0,
    // Fits on one sheet with the longest plan and an address of three lines.
    '@media': { [media.print]: { maxInlineSize: '16cm', breakInside: 'avoid', zoom: 0.85 } },
    selectors: {
      // Several receipts on one page.
      '& ~ &': { paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.border.quiet}` },
    },
  }),
);

/** Descriptor of `@page`, which is missing in the types. */
const letter: object = { size: 'letter' };

globalStyle('@page', { ...letter, margin: '1.5cm' });

// Prints only the receipt: resets a surrounding dialog and hides the rest of the page. `!important` overrides the styles of
// the page, which are in a later layer or unlayered.
globalStyle(
  `body:has(${receipt}) *:not(:has(${receipt})):not(${receipt}):not(${receipt} *)`,
  inPrint({ display: 'none !important' }),
);
globalStyle(
  `body:has(${receipt}) *:has(${receipt})`,
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

// Black on white in either scheme, because printers omit backgrounds.
globalStyle(
  `${receipt}, ${receipt} *`,
  inPrint({ color: 'black', background: 'none', borderColor: 'currentColor' }),
);

globalStyle(
  `:root:has(${receipt}), body:has(${receipt})`,
  inPrint({ background: 'white', minBlockSize: 0, padding: '0 !important', margin: '0 !important' }),
);

export const header = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const seller = style(inPattern({ display: 'grid', gap: space[1], minInlineSize: 0 }));

export const name = style(inPattern({ fontWeight: type.weight.strong }));

// Each line has its own text direction, but all are aligned with the surrounding text.
export const address = style(inPattern({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' }));

export const quiet = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.small, lineHeight: type.line.small }),
);

export const title = style(inPattern({ fontSize: type.size.title }));

export const amounts = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    paddingBlockStart: space[4],
    borderBlockStart: `2px solid ${color.border.quiet}`,
    breakInside: 'avoid',
  }),
);

export const lines = style(inPattern({ display: 'grid', gap: space[2] }));

export const total = style(
  inPattern({
    selectors: {
      [`${lines} + &`]: { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.border.quiet}` },
    },
  }),
);

export const note = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
  }),
);

export const print = style(
  inPattern({ justifySelf: 'start', '@media': { [media.print]: { display: 'none' } } }),
);
