import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;
const high = space[3];

export const root = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const meter = style(inPattern({ display: 'grid', gap: space[1], minInlineSize: 0 }));

export const label = style(inPattern({ color: color.text.quiet }));

export const value = style(inPattern({ fontSize: type.size.lead, fontWeight: type.weight.strong }));

export const number = style(
  inPattern({
    marginInlineEnd: space[1],
    fontSize: type.size.display,
    lineHeight: type.line.display,
    fontWeight: type.weight.heavy,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const bar = style(
  inPattern({ position: 'relative', blockSize: high, marginBlock: `${space[3]} ${space[2]}` }),
);

// Single color without red: the meter shows a position, not a judgment.
export const part = recipe({
  base: inPattern({
    position: 'absolute',
    insetBlock: 0,
    border: `1px solid ${color.surface.raised}`,
    selectors: {
      '&:first-child': { borderStartStartRadius: radius.pill, borderEndStartRadius: radius.pill },
      '&:nth-last-child(2)': { borderStartEndRadius: radius.pill, borderEndEndRadius: radius.pill },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    isCurrent: {
      true: inPattern({
        background: color.accent.graphic,
        '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
      }),
      false: inPattern({ background: color.control.fill.pressed }),
    },
  },
});

/** Centered on its position, overlapping the bar's edges. */
export const marker = style(
  inPattern({
    position: 'absolute',
    insetBlock: `calc(-1 * ${space[1]})`,
    inlineSize: space[1],
    marginInlineStart: `calc(-0.5 * ${space[1]})`,
    borderRadius: radius.pill,
    background: color.text.rest,
    outline: `2px solid ${color.surface.raised}`,
    '@media': {
      [media.forcedColors]: { background: 'CanvasText', outlineColor: 'Canvas', forcedColorAdjust: 'none' },
    },
  }),
);

export const legend = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] }),
);

export const entry = recipe({
  base: inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.small,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
  variants: {
    isCurrent: {
      true: inPattern({
        background: color.accent.quiet.hover,
        color: color.text.rest,
        fontWeight: type.weight.strong,
        '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
      }),
      false: inPattern({ color: color.text.quiet }),
    },
  },
});

export const range = style(inPattern({ fontVariantNumeric: 'tabular-nums' }));

export const note = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
  }),
);
