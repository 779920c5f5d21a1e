import { style } from '@vanilla-extract/css';
import { vars } from '@patient/ui/theme';

// The box, its border and its states are the field's around it, as with the provider's frames.
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
