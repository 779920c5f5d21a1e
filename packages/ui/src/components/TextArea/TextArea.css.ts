import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const sameCell = { gridArea: '1 / 1 / 2 / 2' } as const;

/** Grows with the text: a hidden copy of the text in the same grid cell sets the height. */
export const grow = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      '&::after': {
        ...sameCell,
        // A trailing line break has no height without a character after it.
        content: 'attr(data-text) " "',
        maxBlockSize: '20rem',
        paddingInline: `calc(${space[4]} + 1px)`,
        paddingBlock: `calc(${space[3]} + 1px)`,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: scale.type.size.base,
        lineHeight: scale.type.line.base,
        visibility: 'hidden',
      },
    },
  }),
);

export const area = style(
  inComponent({
    selectors: {
      '&&': {
        ...sameCell,
        display: 'block',
        // Three lines, which suggests an answer of one or two sentences.
        minBlockSize: `calc(3 * ${scale.type.line.base}rem + 2 * ${space[3]} + 2px)`,
        paddingBlock: space[3],
        // Maximum height before the text area scrolls.
        maxBlockSize: '20rem',
        resize: 'none',
      },
    },
  }),
);

export const foot = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] }),
);

const line = {
  paddingBlockStart: space[1],
  fontSize: scale.type.size.small,
  lineHeight: scale.type.line.small,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const count = style(inComponent({ ...line, marginInlineStart: 'auto', color: vars.color.text.quiet }));

export const countOver = style(
  inComponent({
    ...line,
    marginInlineStart: 'auto',
    color: vars.color.danger.text.rest,
    fontWeight: scale.type.weight.strong,
  }),
);
