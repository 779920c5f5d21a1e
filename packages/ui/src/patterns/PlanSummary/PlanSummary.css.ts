import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
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

export const description = style(inPattern({ display: 'grid', gap: space[2], color: color.text.quiet }));

// Transparent border, visible in forced-colors mode, where the fill is gone.
export const price = style(
  inPattern({
    padding: space[4],
    border: `1px solid ${color.accent.quiet.fill}`,
    borderRadius: radius.control,
    background: color.accent.quiet.fill,
    color: color.accent.quiet.text,
  }),
);

export const priceRow = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
  }),
);

export const amount = style(
  inPattern({
    // Shrinks on narrow screens, so that an amount never wraps.
    fontSize: `min(${type.size.title}, 9vw)`,
    fontWeight: type.weight.heavy,
    lineHeight: type.line.title,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const note = style(
  inPattern({ marginBlockStart: space[1], fontSize: type.size.small, lineHeight: type.line.small }),
);

// Same spacing as the rows of the loaded list.
export const lines = style(inPattern({ display: 'grid', gap: `calc(2 * ${space[3]})` }));
