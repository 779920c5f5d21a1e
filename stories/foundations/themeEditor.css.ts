import { style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

/** Two columns when there is room for both. */
const wide = '(min-width: 60rem)';

export const editor = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Column that stays in view while the fields scroll. */
export const result = style({
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: 0, maxBlockSize: '100dvh', overflowY: 'auto' },
  },
});

export const fields = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'end',
});

/** Color of a field, which opens the browser's color picker. */
export const picker = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  insetBlockStart: '50%',
  translate: '0 -50%',
  inlineSize: space[10],
  blockSize: '2.25rem',
  padding: 0,
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.small,
  background: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: scale.size.focusOffset,
    },
  },
});

/** Components in the changed theme. */
export const preview = style({
  display: 'grid',
  // The column scrolls as a whole.
  flexShrink: 0,
  gap: space[8],
  padding: space[5],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.page,
  color: vars.color.text.rest,
  fontFamily: vars.font.body,
  overflowX: 'auto',
});
