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

/** Container width below which rows are stacked. In rem, so that large text stacks them sooner. */
const narrow = '(max-width: 34rem)';
const stacked = (rule: object) => ({ '@container': { [narrow]: rule } });

export const frame = style(inComponent({ containerType: 'inline-size', minInlineSize: 0 }));

// Columns are at least as wide as their longest word, so that amounts don't break; stacked rows may break anywhere.
export const table = style(
  inComponent({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
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

// Hidden when rows are stacked, except for sort buttons, which become a row.
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
    // Adds a border, because without the header row a sort label wouldn't look like a button.
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
      // Aligns the label with the ends of the amounts and puts the icon before it.
      end: inComponent({ flexDirection: 'row-reverse', ...stacked({ flexDirection: 'row' }) }),
    },
  },
});

const iconBase = inComponent({ flexShrink: 0 });
export const sortIcon = styleVariants({
  none: [iconBase, inComponent({ color: color.text.quiet })],
  ascending: [iconBase, inComponent({ rotate: '180deg', color: color.text.rest })],
  descending: [iconBase, inComponent({ color: color.text.rest })],
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

/** Aligns the placeholder of an amount with its column. */
export const skeletonAtEnd = style(inComponent({ marginInlineStart: 'auto' }));

/** Shown instead of the first row. */
export const empty = style(
  inComponent({ padding: space[3], ...stacked({ paddingInline: 0, paddingBlockStart: 0 }) }),
);
