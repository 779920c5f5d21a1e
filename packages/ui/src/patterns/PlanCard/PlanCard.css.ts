import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const plan = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }),
);

export const header = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const names = style(inPattern({ flex: '1 1 10rem', minInlineSize: 0 }));

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const name = style(inPattern({ color: color.text.quiet }));

/** Amount beside the title while the plan is folded. */
export const folded = style(inPattern({ color: color.text.rest, fontWeight: type.weight.strong }));

export const lines = style(inPattern({ containerType: 'inline-size' }));

/** Container width with room beside the value, in rem so that large text moves the button below. */
const roomy = '(min-width: 14rem)';

/** Value below its label and the button at the end, however long the text. */
export const line = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"term" "value" "change"',
    '@container': {
      [roomy]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"term change" "value change"',
      },
    },
    alignItems: 'center',
    columnGap: space[3],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.border.quiet}`,
    selectors: {
      '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const term = style(
  inPattern({
    gridArea: 'term',
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

export const value = style(
  inPattern({ gridArea: 'value', fontWeight: type.weight.medium, fontVariantNumeric: 'tabular-nums' }),
);

export const notChosen = style(inPattern({ color: color.text.quiet, fontWeight: type.weight.regular }));

export const change = style(inPattern({ gridArea: 'change' }));

// Transparent border, visible in forced-colors mode, where the fill is gone.
export const prices = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: `min(${space[4]}, 4vw)`,
    border: `1px solid ${color.surface.sunken}`,
    borderRadius: radius.control,
    background: color.surface.sunken,
  }),
);

export const month = style(
  inPattern({
    paddingBlockEnd: space[3],
    borderBlockEnd: `1px solid ${color.border.quiet}`,
    fontWeight: type.weight.strong,
  }),
);

// Main price, limited to the width of its box.
globalStyle(
  `${month} > :last-child > :last-child`,
  inPattern({
    fontSize: `min(${type.size.title}, 8vw)`,
    fontWeight: type.weight.strong,
    lineHeight: type.line.title,
  }),
);

/** Bar as tall as the letters of the first line, like a Skeleton. */
const bar = {
  content: '',
  position: 'absolute',
  insetBlockStart: '0.375em',
  blockSize: '0.75em',
  borderRadius: '0.375em',
  background: color.skeleton.rest,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
} as const;

/** Outdated line: its text is hidden below bars, but keeps its size, which rarely changes. */
export const outdated = style(
  inPattern({
    position: 'relative',
    selectors: {
      '&::before': { ...bar, insetInlineStart: 0, inlineSize: '45%' },
      '&::after': { ...bar, insetInlineEnd: 0, inlineSize: '20%' },
    },
  }),
);

globalStyle(`${outdated} > *`, inPattern({ visibility: 'hidden' }));

/** As high as a line of prices, so that the page keeps its height. */
export const amountSkeleton = style(inPattern({ marginBlock: space[3] }));

/** Reserves space, so that prices do not move during an update. */
export const updateStatus = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: `calc(${type.size.small} * ${type.line.small})`,
    // Cancels the gap while empty.
    marginBlock: `calc(-1 * ${space[1]})`,
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

export const holdNotice = style(
  inPattern({
    display: 'flex',
    gap: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.border.quiet}`,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
  }),
);

export const shield = style(
  inPattern({
    flexShrink: 0,
    color: color.status.success.icon,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const skeleton = style(inPattern({ display: 'grid', gap: `calc(2 * ${space[3]})` }));
