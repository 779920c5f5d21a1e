import { style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

export const card = style({ display: 'grid', gap: space[2] });

export const title = style({ fontSize: scale.type.size.titleSmall });

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  columnGap: space[4],
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: space[3],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` } },
});

export const status = style({ color: vars.color.text.quiet, fontSize: scale.type.size.small });
