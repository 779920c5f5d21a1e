import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const list = style(inPattern({ display: 'grid' }));

/** The price wraps below the date if the text is large. */
export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[3],
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border.quiet}` },
      // The card has its own padding.
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

/** Wraps inside instead of moving the price to the next line, so that prices stay aligned. */
export const change = style(inPattern({ flex: '1 1 9rem', minInlineSize: 0 }));

export const quiet = style(inPattern({ color: color.text.quiet, fontSize: type.size.small }));

/** Like the amounts of a PriceLine. */
export const price = style(inPattern({ marginInlineStart: 'auto', fontWeight: type.weight.medium }));
