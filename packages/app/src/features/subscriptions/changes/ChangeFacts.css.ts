import { style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

export const list = style({
  display: 'grid',
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.border.quiet}`,
  background: vars.color.surface.sunken,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` } },
});

export const term = style({ color: vars.color.text.quiet });

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const before = style({
  color: vars.color.text.quiet,
  fontWeight: scale.type.weight.regular,
});
