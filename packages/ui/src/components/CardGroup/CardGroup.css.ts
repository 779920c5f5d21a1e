import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const cards = recipe({
  base: inComponent({ display: 'grid', gap: space[3], marginBlockStart: space[1] }),
  variants: {
    layout: {
      list: inComponent({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      grid: inComponent({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' }),
    },
  },
});

// As tall as its neighbours in a row.
export const cell = style(inComponent({ display: 'grid', minInlineSize: 0 }));

export const card = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minInlineSize: 0,
    minBlockSize: '3.5rem',
    padding: `min(${space[4]}, 4vw)`,
    border: `1px solid ${color.border.field}`,
    borderRadius: radius.card,
    background: color.control.fill.rest,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { borderColor: color.border.fieldHover, background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[data-selected]': {
        borderColor: color.accent.quiet.border,
        background: color.control.fill.selected,
        boxShadow: `inset 0 0 0 1px ${color.accent.quiet.border}`,
      },
      '&[data-invalid]': { borderColor: color.danger.border },
      '&[data-invalid][data-selected]': { boxShadow: `inset 0 0 0 1px ${color.danger.border}` },
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': {
        borderColor: color.border.disabled,
        background: color.control.fill.disabled,
        boxShadow: 'none',
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // The inner shadow is gone here; an outline inside the edge says the same and moves nothing.
          '&[data-selected]:not([data-focus-visible], [data-disabled])': {
            borderColor: 'Highlight',
            outline: '2px solid Highlight',
            outlineOffset: '-3px',
          },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const face = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    alignItems: 'flex-start',
    gap: space[3],
    minInlineSize: 0,
  }),
);

/** Beside the picture, or under it where a line would be a word. */
export const words = style(inComponent({ flex: '1 1 9rem', minInlineSize: 0, containerType: 'inline-size' }));

// How wide the words may be decides, and not the page: a card can stand in a column, and text can be large.
const [beside, inOneLine] = ['(min-width: 17.5rem)', '(min-width: 24rem)'];

/** One under another; the price beside the name, where it can be compared; all in one line where there is room. */
export const lines = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: space[3],
    rowGap: space[1],
    '@container': {
      [beside]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)' },
      [inOneLine]: { display: 'flex', flexWrap: 'wrap' },
    },
  }),
);

export const name = style(
  inComponent({ fontWeight: type.weight.strong, lineHeight: type.line.base, textWrap: 'pretty' }),
);

// One description for a screen reader, parts of the card's grid to the eye.
export const more = style(inComponent({ display: 'contents' }));

export const popular = style(
  inComponent({
    alignSelf: 'center',
    justifySelf: 'start',
    // Twice the class: it changes Badge's own colours, whichever of the two files the page loads first.
    selectors: {
      [`${card}[data-disabled] &&`]: {
        borderColor: color.border.disabled,
        background: 'transparent',
        color: color.text.disabled,
      },
    },
    '@container': { [beside]: { gridColumn: 1, gridRow: 2 } },
  }),
);

export const price = style(
  inComponent({
    '@container': {
      [beside]: { gridColumn: 2, gridRow: 1, marginInlineStart: 'auto', textAlign: 'end' },
    },
  }),
);

export const amount = style(
  inComponent({ fontWeight: type.weight.strong, fontVariantNumeric: 'tabular-nums' }),
);

const quiet = {
  color: color.text.quiet,
  fontSize: type.size.small,
  lineHeight: type.line.small,
} as const;

export const note = style(inComponent(quiet));

export const description = style(
  inComponent({ ...quiet, gridColumn: '1 / -1', flexBasis: '100%', textWrap: 'pretty' }),
);
