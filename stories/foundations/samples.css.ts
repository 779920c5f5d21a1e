import { globalStyle, style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

export const scroll = style({ overflowX: 'auto', paddingBlock: space[1] });

export const code = style({
  fontFamily: vars.font.code,
  fontSize: scale.type.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const quiet = style({ fontSize: scale.type.size.small, color: vars.color.text.quiet });

// Never breaks names or values; the region around the table scrolls instead.
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} th`, {
  fontSize: scale.type.size.small,
  fontWeight: scale.type.weight.medium,
  color: vars.color.text.quiet,
});

/** Color swatch. The border keeps white visible on white, and every color visible in forced colors. */
export const swatch = style({
  inlineSize: space[10],
  blockSize: space[10],
  flexShrink: 0,
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});

export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[5],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
