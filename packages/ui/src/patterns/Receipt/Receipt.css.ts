import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

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
