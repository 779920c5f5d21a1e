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

// Stretches to the height of the row.
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
      '&[data-readonly]': { cursor: 'default' },
      // As flat as a text field that can't be changed.
      '&[data-readonly]:not([data-disabled])': { background: color.surface.sunken },
      '&[data-readonly][data-selected]:not([data-disabled])': {
        borderColor: color.border.field,
        boxShadow: `inset 0 0 0 1px ${color.border.field}`,
      },
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
          // Replaces the inner shadow, which forced colors remove, without moving the layout.
          '&[data-selected]:not([data-focus-visible], [data-disabled])': {
            borderColor: 'Highlight',
            outline: '2px solid Highlight',
            outlineOffset: '-3px',
          },
          '&[data-readonly]': { borderStyle: 'dashed' },
          '&[data-disabled]': { borderColor: 'GrayText', borderStyle: 'solid', color: 'GrayText' },
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

/** Wraps below the picture when large text would leave room for only one word per line. */
export const text = style(inComponent({ flex: '1 1 9rem', minInlineSize: 0, containerType: 'inline-size' }));

// Based on the width of the text, because a card can be in a narrow column and text can be large.
const [withPriceColumn, inOneRow] = ['(min-width: 17.5rem)', '(min-width: 24rem)'];

/**
 * Stacked by default; price next to the label from `withPriceColumn` up, so that prices line up; one line from `inOneRow` up.
 */
export const lines = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: space[3],
    rowGap: space[1],
    '@container': {
      [withPriceColumn]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)' },
      [inOneRow]: { display: 'flex', flexWrap: 'wrap' },
    },
  }),
);

export const name = style(
  inComponent({ fontWeight: type.weight.strong, lineHeight: type.line.base, textWrap: 'pretty' }),
);

// One description for screen readers, separate grid items visually.
export const more = style(inComponent({ display: 'contents' }));

export const badge = style(
  inComponent({
    alignSelf: 'center',
    justifySelf: 'start',
    // Doubled class, so that it overrides Badge's own colors whichever file loads first.
    selectors: {
      [`${card}[data-disabled] &&`]: {
        borderColor: color.border.disabled,
        background: 'transparent',
        color: color.text.disabled,
      },
    },
    // Below both columns, so that a long price doesn't break the badge.
    '@container': { [withPriceColumn]: { gridColumn: '1 / -1', gridRow: 2 } },
  }),
);

export const price = style(
  inComponent({
    '@container': {
      [withPriceColumn]: { gridColumn: 2, gridRow: 1, marginInlineStart: 'auto', textAlign: 'end' },
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
