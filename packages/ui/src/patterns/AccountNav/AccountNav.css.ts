import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { accent, border, control, text } = vars.color;

export const nav = style(inPattern({ display: 'flex', flexDirection: 'column', gap: space[4] }));

export const patient = style(
  inPattern({
    display: 'flex',
    // Wraps the name below the avatar at large text sizes.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    // A name in one line, and an email address in two, so that a long one does not move the menu when it loads.
    minBlockSize: '4rem',
    paddingInline: space[3],
  }),
);

export const names = style(
  inPattern({ display: 'flex', flex: '1 1 7rem', flexDirection: 'column', minInlineSize: 0 }),
);

export const name = style(
  inPattern({
    overflow: 'hidden',
    fontWeight: scale.type.weight.strong,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
);

export const email = style(
  inPattern({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);

export const list = style(inPattern({ display: 'flex', flexDirection: 'column', gap: space[1] }));

/** Divider between page links and the two actions. */
export const actions = style(
  inPattern({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${border.quiet}` }),
);

export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    inlineSize: '100%',
    minBlockSize: scale.size.target,
    paddingInline: space[3],
    paddingBlock: space[2],
    borderRadius: vars.radius.control,
    color: text.rest,
    fontWeight: scale.type.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: control.fill.hover },
      '&[data-pressed]': { background: control.fill.pressed },
      '&[aria-current]': {
        background: accent.quiet.fill,
        color: accent.quiet.text,
        fontWeight: scale.type.weight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        // Canvas color, because forced colors would otherwise draw a visible border on every row.
        border: '2px solid Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

/** Stays on one line when a count appears beside it; the count wraps below it at large text sizes. */
export const label = style(
  inPattern({ flex: '1 1 6rem', minInlineSize: 0, marginInlineEnd: `calc(-1 * ${space[1]})` }),
);

export const count = style(
  inPattern({
    flexShrink: 0,
    // Low and narrow, so that a row with "Doctor Messaging" is as high without it.
    marginBlock: `calc(-1 * ${space[1]})`,
    marginInline: `auto calc(-1 * ${space[2]})`,
    justifyContent: 'center',
    minInlineSize: '1.75rem',
    paddingInline: space[1],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
