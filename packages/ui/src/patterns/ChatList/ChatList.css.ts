import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { cramped } from '../../styles/cramped.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;
const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;

export const list = style(
  inPattern({
    overflow: 'hidden',
    containerType: 'inline-size',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.card,
    background: color.surface.raised,
  }),
);

export const item = style(
  inPattern({
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.quiet}` } },
  }),
);

const room = inPattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `min(${space[4]}, 4vw)`,
});

export const skeletonRow = style(room);

export const row = style([
  room,
  inPattern({
    color: color.text.rest,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[aria-current]': {
        background: color.control.fill.selected,
        boxShadow: `inset ${space[1]} 0 0 ${color.accent.quiet.border}`,
      },
      '&[aria-current]:dir(rtl)': {
        boxShadow: `inset calc(-1 * ${space[1]}) 0 0 ${color.accent.quiet.border}`,
      },
      // Inset outline, because the list clips its edges.
      '&[data-focus-visible]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${scale.size.focusRing})`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { borderInlineStart: `${space[1]} solid Highlight` } },
      },
    },
    '@container': { [cramped]: { flexWrap: 'wrap' } },
  }),
]);

export const text = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minInlineSize: 0,
    '@container': { [cramped]: { flexBasis: '100%' } },
  }),
);

/** Wraps at large text sizes instead of cutting both texts off. */
export const line = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
  }),
);

export const title = style(inPattern({ flex: '1 1 8rem', minInlineSize: 0, fontWeight: type.weight.strong }));

export const time = style(
  inPattern({ color: color.text.quiet, fontVariantNumeric: 'tabular-nums', ...small }),
);

export const peer = style(inPattern({ color: color.text.quiet, ...small }));

const cut = inPattern({
  // Narrow, so that the unread count fits beside it on a tablet, where the row would lose a line when it is read.
  flex: '1 1 4rem',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// Keeps the start of the text, not its end, on a right-to-left page.
const preview = style([cut, inPattern({ unicodeBidi: 'plaintext' })]);

export const message = style([preview, inPattern({ color: color.text.quiet })]);

export const newMessage = style([preview, inPattern({ fontWeight: type.weight.strong })]);

export const unread = style(inPattern({ flexShrink: 0, alignSelf: 'center' }));
