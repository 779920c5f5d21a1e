import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { accent, border, control } = vars.color;

/** Label first, switch at the end of the row, within reach of the thumb. */
export const row = style(
  inComponent({ selectors: { '&&': { justifyContent: 'space-between', gap: space[4] } } }),
);

export const track = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '1.5rem',
    padding: '0.1875rem',
    border: `1px solid ${border.field}`,
    borderRadius: vars.radius.pill,
    background: control.fill.rest,
    color: border.field,
    selectors: {
      '[data-hovered] > &': { borderColor: border.fieldHover },
      '[data-pressed] > &': { background: control.fill.pressed },
      '[data-selected] > &': {
        borderColor: accent.solid.rest,
        background: accent.solid.rest,
        color: accent.solid.text,
      },
      '[data-selected][data-hovered] > &': {
        borderColor: accent.solid.hover,
        background: accent.solid.hover,
      },
      '[data-disabled] > &': {
        borderColor: border.disabled,
        background: control.fill.disabled,
        color: control.text.disabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '[data-disabled] > &': { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
        },
      },
    },
  }),
);

export const thumb = style(
  inComponent({
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.pill,
    background: 'currentColor',
    selectors: { '[data-selected] > span > &': { marginInlineStart: 'auto' } },
    '@media': { [media.forcedColors]: { border: '0.5rem solid currentColor' } },
  }),
);

export const help = style(
  inComponent({
    // Moves up into the row's padding, which is smaller with large text.
    marginBlockStart: `calc(-1 * min(${space[2]}, max(${space[1]}, (${scale.size.target} - 1.5rem) / 2)))`,
    paddingInlineEnd: `calc(2.75rem + ${space[4]})`,
    paddingBlockEnd: space[2],
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);
