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

export const composer = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
    paddingInline: `min(${space[3]}, 3vw)`,
  }),
);

/** Buttons align with the last line, within reach of the thumb. */
export const row = style(
  inPattern({
    display: 'flex',
    alignItems: 'flex-end',
    gap: space[1],
    '@container': { [cramped]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
  }),
);

export const field = style(
  inPattern({
    flex: '1 1 0',
    minInlineSize: 0,
    marginInlineEnd: space[1],
    '@container': { [cramped]: { order: -1, flexBasis: '100%', marginInlineEnd: 0 } },
  }),
);

const textBox = inPattern({
  gridArea: '1 / 1',
  minInlineSize: 0,
  // Smaller padding at large text sizes on a phone.
  paddingInline: `min(${space[4]}, 4vw)`,
  paddingBlock: `calc((${scale.size.target} - ${type.line.base}em) / 2 - 1px)`,
  border: '1px solid transparent',
  // iOS zooms into fields with text below 16 px.
  fontSize: type.size.base,
  lineHeight: type.line.base,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const grow = style(inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const sizer = style([
  textBox,
  inPattern({
    // Eight and a half lines, so that the cut-off line shows there is more.
    maxBlockSize: `min(${8.5 * Number(type.line.base)}rem, 40vh)`,
    overflow: 'hidden',
    visibility: 'hidden',
  }),
]);

export const area = style([
  textBox,
  inPattern({
    inlineSize: '100%',
    blockSize: '100%',
    resize: 'none',
    // Keeps an English draft in order on a page that is read from right to left.
    unicodeBidi: 'plaintext',
    overflowY: 'auto',
    borderColor: color.border.field,
    borderRadius: vars.radius.field,
    background: color.control.fill.rest,
    color: color.text.rest,
    selectors: {
      '&::placeholder': { color: color.text.quiet, opacity: 1 },
      '&[data-hovered]': { borderColor: color.border.fieldHover },
      '&[data-invalid]': { borderColor: color.danger.border },
      '&[data-focused]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: 0,
        borderColor: color.focus,
      },
      '&[data-disabled]': {
        background: color.control.fill.disabled,
        borderColor: color.border.disabled,
        color: color.control.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': { borderWidth: '3px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
]);

// Live regions stay mounted and take no space while empty.
const noteLine = inPattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  ...small,
  selectors: { '&:not(:empty)': { marginBlockStart: space[2] } },
});

export const note = style([noteLine, inPattern({ color: color.text.quiet })]);

// Next to the icon if a few words fit.
export const reason = style(inPattern({ flex: '1 1 8rem' }));

export const error = style([noteLine, inPattern({ flexWrap: 'nowrap', color: color.danger.text.rest })]);

export const icon = style(inPattern({ flexShrink: 0, blockSize: `${type.line.small}em` }));

export const remaining = style([
  noteLine,
  inPattern({ justifyContent: 'flex-end', color: color.text.quiet, fontVariantNumeric: 'tabular-nums' }),
]);

export const tooLong = style([remaining, inPattern({ color: color.danger.text.rest })]);
