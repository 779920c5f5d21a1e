import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const list = style(inPattern({ minInlineSize: 0, border: 'none' }));

export const label = style(
  inPattern({ marginBlockEnd: space[2], fontWeight: type.weight.strong, lineHeight: type.line.base }),
);

const between = { borderBlockStart: `1px solid ${color.border.quiet}` } as const;

export const row = style(inPattern({ ...between, paddingBlock: space[3] }));

export const skeletonRow = style(
  inPattern({
    ...between,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: space[20],
  }),
);

export const icon = style(
  inPattern({ display: 'inline-block', marginInlineStart: space[2], verticalAlign: 'middle' }),
);
