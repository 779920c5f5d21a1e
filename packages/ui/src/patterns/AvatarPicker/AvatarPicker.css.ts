import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;
const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;

export const root = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const details = style(
  inPattern({ display: 'grid', flex: '1 1 12rem', gap: space[2], minInlineSize: 0 }),
);

export const actions = style(inPattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));

export const hint = style(
  inPattern({ ...small, display: 'block', color: color.text.quiet, textWrap: 'pretty' }),
);

export const error = style(
  inPattern({ ...small, display: 'flex', gap: space[1], color: color.danger.text.rest }),
);
