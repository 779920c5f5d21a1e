import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;
const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;

export const label = style(inPattern({ ...small, marginBlockEnd: space[1], fontWeight: type.weight.strong }));

export const rules = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    columnGap: space[4],
    rowGap: space[1],
  }),
);

const row = { ...small, display: 'flex', alignItems: 'flex-start', gap: space[2] } as const;

export const unmet = style(inPattern({ ...row, color: color.text.quiet }));

export const met = style(inPattern({ ...row, color: color.status.success.text }));

/** As tall as the first line next to it. */
export const icon = style(
  inPattern({ flexShrink: 0, blockSize: `calc(${type.size.small} * ${type.line.small})` }),
);
