import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const figure = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 }),
);

/** Values beside the lines, and times below them. */
export const chart = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[1],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
    // Leaves room for half of the highest value.
    paddingBlockStart: '0.25em',
  }),
);

/** Radius of the dots and some space, so that those at the edges are complete. */
const edge = '0.5rem';

/** Values of the axis, from bottom to top, each centered on its line. */
export const values = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    paddingBlock: edge,
  }),
);

export const value = style(
  inPattern({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', blockSize: 0 }),
);

/** Clips what browsers reserve for strokes, which would make a phone scroll sideways. */
export const plot = style(inPattern({ minInlineSize: 0, overflow: 'clip', padding: edge }));

export const drawing = style(
  inPattern({
    inlineSize: '100%',
    blockSize: '10rem',
    overflow: 'visible',
    // Time runs in the direction of the text.
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

/** Doesn't scale with the chart. */
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const grid = style(
  inPattern({
    ...stroke,
    stroke: color.border.quiet,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);

export const line = style(
  inPattern({
    ...stroke,
    stroke: color.accent.graphic,
    strokeWidth: '0.1875rem',
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

/** Paths without length, which a round cap turns into circles. */
export const dots = style(
  inPattern({
    ...stroke,
    stroke: color.accent.graphic,
    strokeWidth: '0.75rem',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const times = style(
  inPattern({
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    paddingInline: edge,
  }),
);

/** Stays at the end when large text moves it below the first time. */
export const lastTime = style(inPattern({ marginInlineStart: 'auto' }));
