import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

// Long amounts wrap below the label, aligned to the end.
export const line = recipe({
  base: inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[4],
    minInlineSize: 0,
  }),
  variants: {
    emphasis: {
      line: {},
      quiet: inPattern({
        color: color.text.quiet,
        fontSize: type.size.small,
        lineHeight: type.line.small,
      }),
      total: inPattern({
        fontSize: type.size.lead,
        fontWeight: type.weight.strong,
        lineHeight: type.line.lead,
      }),
    },
  },
});

export const label = style(inPattern({ flex: '1 1 8rem', minInlineSize: 0 }));

export const note = style(
  inPattern({
    display: 'block',
    color: color.text.quiet,
    fontSize: type.size.small,
    fontWeight: type.weight.regular,
    lineHeight: type.line.small,
  }),
);

export const amounts = style(inPattern({ marginInlineStart: 'auto', textAlign: 'end' }));

// Keeps the minus sign before the amount in right-to-left text.
export const amount = style(
  inPattern({
    direction: 'ltr',
    unicodeBidi: 'isolate',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** Like the details of a DescriptionList; only totals are strong. */
export const current = recipe({
  variants: {
    emphasis: {
      line: inPattern({ fontWeight: type.weight.medium }),
      quiet: inPattern({ fontWeight: type.weight.medium }),
      total: {},
    },
  },
});

export const original = style(inPattern({ color: color.text.quiet, textDecorationThickness: '0.0625em' }));
