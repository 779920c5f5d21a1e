import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, scale, space, vars } from '@patient/ui/theme';

const wide = `screen and (min-width: ${breakpoint.medium})`;

export const atlas = style({ display: 'grid', gap: space[8] });

export const missing = style({ color: vars.color.status.danger.text });
export const quiet = style({
  fontFamily: vars.font.body,
  fontSize: scale.type.size.small,
  fontWeight: scale.type.weight.regular,
  letterSpacing: 'normal',
  color: vars.color.text.quiet,
});

export const outline = style({
  display: 'grid',
  columnGap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' } },
});
export const outlineLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: scale.size.target,
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  color: vars.color.text.rest,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent.link.rest },
  },
});
export const outlineCount = style([quiet, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }]);

export const tools = style({
  display: 'grid',
  columnGap: space[8],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) max-content', alignItems: 'end' } },
});

export const part = style({ scrollMarginBlockStart: space[4], paddingBlockStart: space[4] });
export const partTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlockEnd: space[1],
  fontFamily: vars.font.heading,
  fontSize: scale.type.size.title,
  fontWeight: scale.type.weight.strong,
  letterSpacing: '-0.02em',
});
export const lead = style({
  maxInlineSize: scale.size.measure,
  marginBlockEnd: space[4],
  color: vars.color.text.quiet,
});

export const rows = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
const rowBase = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` } },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: space[8],
      paddingInline: space[5],
    },
  },
});
export const row = styleVariants({
  proven: [rowBase],
  open: [
    rowBase,
    {
      background: vars.color.status.danger.fill,
      boxShadow: `inset 4px 0 ${vars.color.status.danger.icon}`,
      selectors: { '&:dir(rtl)': { boxShadow: `inset -4px 0 ${vars.color.status.danger.icon}` } },
    },
  ],
});
export const cell = style({ display: 'grid', alignContent: 'start', gap: space[1], minInlineSize: 0 });
export const name = style({
  marginInlineEnd: space[1],
  fontWeight: scale.type.weight.medium,
  fontFamily: vars.font.code,
  fontSize: scale.type.size.small,
  overflowWrap: 'anywhere',
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'start',
  columnGap: space[2],
  rowGap: space[2],
  minInlineSize: 0,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '2rem',
  paddingInline: space[3],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.control,
  color: vars.color.accent.link.rest,
  fontSize: scale.type.size.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.accent.link.rest, textDecoration: 'underline' },
  },
});
/** Links to stories, and the preview of the first one beside them. */
export const shown = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });
export const previewSummary = style([
  quiet,
  { minBlockSize: scale.size.target, alignContent: 'center', cursor: 'pointer' },
]);
export const preview = style({ inlineSize: '180px', blockSize: '370px', overflow: 'hidden' });
/** A small phone at half size. */
export const phone = style({
  inlineSize: '360px',
  blockSize: '740px',
  transform: 'scale(0.5)',
  transformOrigin: '0 0',
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
});
export const test = style([quiet, { fontFamily: vars.font.code, overflowWrap: 'anywhere' }]);
