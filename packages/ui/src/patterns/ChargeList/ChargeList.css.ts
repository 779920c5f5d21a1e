import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const list = style(inPattern({ display: 'grid' }));

/** The amount wraps below its date if the text is large. */
export const charge = style(
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
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const date = style(inPattern({ flexGrow: 1 }));

/**
 * Like the amounts of a PriceLine. Wide enough for usual sums, so that the statuses before them align. A wrapper, because the
 * amount itself is always left to right.
 */
export const amount = style(
  inPattern({
    minInlineSize: '5rem',
    marginInlineStart: 'auto',
    fontWeight: type.weight.medium,
    textAlign: 'end',
  }),
);

export const title = style(inPattern({ fontSize: type.size.base }));

export const note = style(inPattern({ color: color.text.quiet }));
