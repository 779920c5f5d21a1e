import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

/** Below this width of its own, rows are stacked. In rem: large text has it sooner. */
const narrow = '(max-width: 34rem)';
const stacked = (rule: object) => ({ '@container': { [narrow]: rule } });

export const frame = style(inComponent({ containerType: 'inline-size', minInlineSize: 0 }));

// A column is never narrower than its longest word, or a sum would break in two; stacked, every line is as wide as there is room.
export const table = style(
  inComponent({
    inlineSize: '100%',
    overflowWrap: 'break-word',
    ...stacked({ display: 'block', overflowWrap: 'anywhere' }),
  }),
);

export const caption = style(
  inComponent({
    paddingBlockEnd: space[3],
    fontSize: type.size.titleSmall,
    fontWeight: type.weight.strong,
    lineHeight: type.line.titleSmall,
    textAlign: 'start',
    ...stacked({ display: 'block' }),
  }),
);

// Out of sight where rows are stacked; what can be pressed there stays, as a line of buttons.
export const head = recipe({
  base: inComponent({}),
  variants: {
    isSortable: {
      true: inComponent(stacked({ display: 'block' })),
      false: inComponent(
        stacked({
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }),
      ),
    },
  },
});

export const headRow = style(
  inComponent(stacked({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockEnd: space[2] })),
);

export const header = recipe({
  base: inComponent({
    paddingBlock: space[2],
    paddingInline: space[3],
    borderBlockEnd: `1px solid ${color.border.field}`,
    color: color.text.quiet,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    lineHeight: type.line.small,
    whiteSpace: 'nowrap',
    ...stacked({ padding: 0, borderBlockEnd: 'none' }),
  }),
  variants: {
    align: {
      start: inComponent({ textAlign: 'start' }),
      end: inComponent({ textAlign: 'end' }),
    },
    isSortable: {
      true: inComponent({ paddingBlock: 0 }),
      false: inComponent(
        stacked({
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }),
      ),
    },
  },
});

export const sort = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: scale.size.target,
    minInlineSize: scale.size.target,
    borderRadius: radius.small,
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { color: color.text.rest, textDecoration: 'underline' } },
    // Without a head of the table around it, a word alone would not look like a button.
    ...stacked({
      paddingInline: space[4],
      border: `1px solid ${color.border.field}`,
      borderRadius: radius.control,
      background: color.control.fill.rest,
      color: color.text.rest,
    }),
  }),
  variants: {
    align: {
      start: {},
      // The word stands over the ends of its sums, the sign before it.
      end: inComponent({ flexDirection: 'row-reverse', ...stacked({ flexDirection: 'row' }) }),
    },
  },
});

const sign = inComponent({ flexShrink: 0 });
export const sortSign = styleVariants({
  none: [sign, inComponent({ color: color.text.quiet })],
  ascending: [sign, inComponent({ rotate: '180deg', color: color.text.rest })],
  descending: [sign, inComponent({ color: color.text.rest })],
});

export const body = style(inComponent(stacked({ display: 'block' })));

export const row = style(
  inComponent({
    borderBlockEnd: `1px solid ${color.border.quiet}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    ...stacked({ display: 'block', paddingBlock: space[3] }),
  }),
);

export const cell = recipe({
  base: inComponent({
    padding: space[3],
    fontWeight: type.weight.regular,
    verticalAlign: 'baseline',
    ...stacked({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[4],
      padding: 0,
      paddingBlock: space[1],
      textAlign: 'start',
    }),
  }),
  variants: {
    align: {
      start: inComponent({ textAlign: 'start' }),
      end: inComponent({ textAlign: 'end' }),
    },
    isRowHeader: {
      true: inComponent({ fontWeight: type.weight.strong }),
      false: {},
    },
  },
});

export const name = style(
  inComponent({
    display: 'none',
    color: color.text.quiet,
    ...stacked({ display: 'inline', selectors: { '&:empty': { display: 'none' } } }),
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const value = style(inComponent({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' }));

/** A bar that stands for a sum keeps to the side of its column. */
export const boneAtEnd = style(inComponent({ marginInlineStart: 'auto' }));

/** Where the first row would stand. */
export const empty = style(
  inComponent({ padding: space[3], ...stacked({ paddingInline: 0, paddingBlockStart: 0 }) }),
);
