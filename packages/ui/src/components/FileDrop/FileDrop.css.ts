import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const zone = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    padding: `min(${space[5]}, 5vw) min(${space[4]}, 4vw)`,
    border: `1px dashed ${color.border.field}`,
    borderRadius: radius.card,
    background: color.control.fill.rest,
    textAlign: 'center',
    selectors: {
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: color.accent.quiet.border,
        background: color.control.fill.selected,
        boxShadow: `inset 0 0 0 1px ${color.accent.quiet.border}`,
      },
      '&[data-focus-visible]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: scale.size.focusOffset,
      },
      '&[data-disabled]': { borderColor: color.border.disabled, background: color.control.fill.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-drop-target]': { borderWidth: '3px' },
          '&[data-disabled]': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const invalid = style(
  inComponent({
    selectors: { '&&': { borderColor: color.danger.border } },
    '@media': { [media.forcedColors]: { borderWidth: '3px' } },
  }),
);

/** Shown only with a mouse, because phones can't drag files. */
export const hint = style(
  inComponent({
    display: 'none',
    color: color.text.quiet,
    '@media': { [`${media.hover} and (pointer: fine)`]: { display: 'inline' } },
  }),
);

export const files = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    selectors: { '&:not(:empty)': { marginBlockStart: space[3] } },
  }),
);

export const file = recipe({
  base: inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    padding: space[2],
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    selectors: {
      '&:focus-visible': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: scale.size.focusOffset,
      },
    },
  }),
  variants: { hasFailed: { true: inComponent({ borderColor: color.danger.border }), false: {} } },
});

/** Wider minimum with a message, so that on phones the buttons wrap below it. */
export const details = recipe({
  base: inComponent({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    hasMessage: { true: inComponent({ flex: '1 1 11rem' }), false: inComponent({ flex: '1 1 8rem' }) },
  },
});

/** At the end of the row, or below the text when the text fills the row. */
export const actions = style(inComponent({ display: 'flex', gap: space[1], marginInlineStart: 'auto' }));

export const name = style(inComponent({ fontWeight: type.weight.strong, lineHeight: type.line.small }));

const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;

export const state = style(
  inComponent({ ...small, color: color.text.quiet, fontVariantNumeric: 'tabular-nums' }),
);

export const sent = style(
  inComponent({ marginInlineStart: space[2], color: color.status.success.text, whiteSpace: 'nowrap' }),
);

export const failure = style(inComponent({ ...small, color: color.danger.text.rest }));

export const reason = style(inComponent({ ...small, display: 'block' }));

export const warning = style(inComponent({ ...small, color: color.status.warning.text }));

export const track = style(
  inComponent({
    overflow: 'hidden',
    blockSize: space[1],
    marginBlockStart: space[1],
    borderRadius: radius.pill,
    background: color.surface.sunken,
    color: color.accent.graphic,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'Highlight' } },
  }),
);

export const bar = style(
  inComponent({
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);
