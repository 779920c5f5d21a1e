import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

/** Too narrow for text next to the button, as with large text on a phone. */
const narrow = '(max-width: 13rem)';

export const list = style(inPattern({ containerType: 'inline-size', minInlineSize: 0 }));

/** Term above its detail, the button next to both, or below them if they need the full width. */
export const fact = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[4],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.border.quiet}`,
    selectors: {
      '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const term = style(
  inPattern({
    gridColumn: 1,
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  inPattern({
    gridColumn: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: type.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-line',
  }),
);

export const change = style(
  inPattern({
    gridColumn: 2,
    gridRow: '1 / span 2',
    // The button's press target is taller than the two lines next to it.
    marginBlock: `calc((${type.line.small} * ${type.size.small} + ${type.line.base}rem - ${scale.size.target}) / 2)`,
    '@container': { [narrow]: { gridColumn: 1, gridRow: 'auto', marginBlock: 0 } },
  }),
);
