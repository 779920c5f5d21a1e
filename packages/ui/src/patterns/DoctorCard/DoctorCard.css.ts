import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type, size } = scale;

export const card = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }),
);

/** Avatar wraps above the name at large text sizes. */
export const person = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const avatar = style(inPattern({ inlineSize: size.avatarLarge, blockSize: size.avatarLarge }));

export const name = style(
  inPattern({ flex: '1 1 10rem', minInlineSize: 0, fontSize: type.size.title, hyphens: 'auto' }),
);

export const header = style(
  inPattern({
    marginBlockEnd: space[2],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    letterSpacing: 0,
  }),
);

export const list = style(inPattern({ display: 'grid', gap: space[3] }));

export const quiet = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
