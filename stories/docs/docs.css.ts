import { globalStyle, style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

const { color } = vars;

export const block = style({
  display: 'grid',
  gap: space[3],
  marginBlock: space[4],
  color: color.text.rest,
  fontFamily: vars.font.body,
  fontSize: scale.type.size.small,
  lineHeight: scale.type.line.small,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] });

export const quiet = style({ color: color.text.quiet });

/** Content that scrolls by itself on a phone. */
export const wide = style({ overflowX: 'auto' });

/** Text from Markdown files, on a foundations page. */
export const text = style({});
globalStyle(`${text} h2`, {
  marginBlock: `${space[12]} ${space[3]}`,
  fontSize: scale.type.size.titleLarge,
});
globalStyle(`${text} h3`, { marginBlock: `${space[6]} ${space[2]}`, fontSize: scale.type.size.titleSmall });
globalStyle(`${text} :is(ul, ol)`, {
  marginBlock: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
globalStyle(`${text} ol`, { listStyle: 'decimal' });
// Storybook's own color has too little contrast on the page.
globalStyle(`${text}${text} pre .token.attr-name`, { color: color.text.rest });

export const summary = style({
  minBlockSize: scale.size.target,
  alignContent: 'center',
  color: color.accent.link.rest,
  fontFamily: vars.font.body,
  fontSize: scale.type.size.small,
  cursor: 'pointer',
});

export const token = style({
  paddingInline: space[1],
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  fontFamily: vars.font.code,
});

export const link = style({ color: color.accent.link.rest, textDecoration: 'underline' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[5],
  marginBlock: space[5],
  fontFamily: vars.font.body,
});

const picture = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '9rem',
  marginBlockEnd: space[2],
  padding: space[5],
  border: `1px solid ${color.border.quiet}`,
  borderBlockEndWidth: '4px',
  borderRadius: vars.radius.card,
  background: color.surface.page,
  color: color.text.rest,
});

export const good = style([picture, { borderBlockEndColor: color.status.success.border }]);
export const bad = style([picture, { borderBlockEndColor: color.danger.border }]);

export const caption = style({ color: color.text.rest, fontSize: scale.type.size.small });
export const verdict = style({ fontWeight: scale.type.weight.strong });

export const anatomy = style({
  display: 'grid',
  gap: space[1],
  marginBlock: space[4],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  color: color.text.rest,
  fontFamily: vars.font.body,
  fontSize: scale.type.size.small,
});

export const table = style({
  inlineSize: '100%',
  textAlign: 'start',
  borderCollapse: 'collapse',
  overflowWrap: 'break-word',
});
export const cell = style({
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.border.quiet}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
