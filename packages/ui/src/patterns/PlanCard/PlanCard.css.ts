import { style } from '@vanilla-extract/css';
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

export const head = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const names = style(inPattern({ flex: '1 1 10rem', minInlineSize: 0 }));

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const name = style(inPattern({ color: color.text.quiet }));

export const choice = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    columnGap: space[2],
  }),
);

export const open = style(inPattern({ color: color.text.quiet, fontWeight: type.weight.regular }));

// As large as a thumb, and no taller in the row than its words.
export const change = style(
  inPattern({
    marginBlock: `calc((${type.size.base} * ${type.line.base} - ${scale.size.target}) / 2)`,
    marginInlineEnd: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    fontSize: type.size.small,
    // Its edge can be seen here.
    '@media': { [media.forcedColors]: { marginBlock: 0, marginInlineEnd: 0 } },
  }),
);

// The border is seen in forced colours only, where the fill is gone.
export const sums = style(
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
    paddingBlockEnd: space[2],
    borderBlockEnd: `1px solid ${color.border.quiet}`,
    fontSize: type.size.title,
    lineHeight: type.line.title,
    fontWeight: type.weight.strong,
  }),
);

/** Kept free, so that no sum moves while the next one is worked out. */
export const news = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: `calc(${type.size.base} * ${type.line.base})`,
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

export const held = style(
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

export const bones = style(inPattern({ display: 'grid', gap: `calc(2 * ${space[3]})` }));
