import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

// Box, border and states belong to the surrounding field, as with the provider's iframes.
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  border: 0,
  padding: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.color.text.quiet, opacity: 1 },
});

export const dialog = style({
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.card,
  padding: space[6],
  background: vars.color.surface.overlay,
  color: vars.color.text.rest,
  selectors: { '&[open]': { display: 'grid', gap: space[4] } },
  '::backdrop': { background: vars.color.scrim },
});

export const choice = style({
  minBlockSize: '2.75rem',
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.control,
  paddingInline: space[4],
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
});

export const wallet = style([choice, { inlineSize: '100%' }]);
