import { globalStyle, style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

/** Documentation page in the selected brand and scheme instead of Storybook's own theme. */
export const page = style({
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: space[6],
  color: vars.color.text.rest,
  fontFamily: vars.font.body,
  fontSize: scale.type.size.base,
  lineHeight: scale.type.line.base,
});

globalStyle(`.sbdocs-wrapper:has(${page})`, { background: vars.color.surface.page });
globalStyle(`.sbdocs-content:has(${page})`, { maxWidth: '60rem' });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${page} > ${selector}`, rule);

within('*', { maxInlineSize: scale.size.measure, marginBlock: `0 ${space[4]}` });
within(':is(section, table, div, figure)', { maxInlineSize: 'none' });
within('h1', {
  fontFamily: vars.font.heading,
  fontSize: '2.75rem',
  fontWeight: scale.type.weight.strong,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
});
within('h1 + p', {
  marginBlockEnd: space[10],
  fontSize: scale.type.size.title,
  lineHeight: scale.type.line.title,
  color: vars.color.text.quiet,
});
within('h2', {
  marginBlock: `${space[16]} ${space[3]}`,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
  maxInlineSize: 'none',
  fontFamily: vars.font.heading,
  fontSize: scale.type.size.titleLarge,
  fontWeight: scale.type.weight.strong,
  letterSpacing: '-0.02em',
});
within('h3', { marginBlock: `${space[8]} ${space[2]}`, fontSize: scale.type.size.titleSmall });
within(':is(ul, ol)', { paddingInlineStart: space[5], listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
globalStyle(`${page} :is(ul, ol) > li`, { marginBlockEnd: space[1] });
globalStyle(`${page} > :is(p, ul, ol, table) a`, {
  color: vars.color.accent.link.rest,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
globalStyle(`${page} :is(h1, h2, h3) a`, { display: 'none' });
globalStyle(`${page} :is(p, li, td, th) > code`, {
  paddingInline: '0.3em',
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  color: vars.color.text.rest,
  fontFamily: vars.font.code,
  fontSize: '0.9em',
});
globalStyle(`${page} > table`, {
  inlineSize: '100%',
  marginBlockEnd: space[6],
  borderCollapse: 'collapse',
  overflowWrap: 'break-word',
});
globalStyle(`${page} > table :is(th, td)`, {
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${page} > table th`, {
  fontWeight: scale.type.weight.medium,
  color: vars.color.text.quiet,
});
