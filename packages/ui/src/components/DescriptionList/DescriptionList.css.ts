import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const list = recipe({
  base: inComponent({ minInlineSize: 0 }),
  variants: {
    layout: {
      rows: {},
      // Sized to its content, so that a date wraps only when the line is too narrow for it.
      tiles: inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[3] }),
    },
  },
});

export const fact = recipe({
  base: inComponent({ minInlineSize: 0 }),
  variants: {
    layout: {
      // A detail too long for the line wraps below its term.
      rows: inComponent({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: space[6],
        paddingBlock: space[3],
        borderBlockStart: `1px solid ${color.border.quiet}`,
        selectors: {
          '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
          '&:last-child': { paddingBlockEnd: 0 },
        },
      }),
      tiles: inComponent({ minInlineSize: 'min(100%, 7.5rem)' }),
    },
  },
});

export const term = recipe({
  base: inComponent({ color: color.text.quiet }),
  variants: {
    layout: {
      rows: {},
      tiles: inComponent({ fontSize: type.size.small, lineHeight: type.line.small }),
    },
  },
});

export const detail = recipe({
  base: inComponent({
    minInlineSize: 0,
    fontWeight: type.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    isCopyable: { true: inComponent({ userSelect: 'all' }), false: {} },
  },
});
