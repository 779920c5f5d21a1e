import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

const { accent, border, control, danger } = vars.color;

/** Side of the mark; what stands under the words of a choice is set in by it. */
export const markSize = '1.5rem';

const on = (...states: string[]) => `${states.map((state) => `[data-${state}]`).join('')} > &`;

// As the label around it is: react-aria says the state there.
export const mark = recipe({
  base: inComponent({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: markSize,
    blockSize: markSize,
    border: `1px solid ${border.field}`,
    background: control.fill.rest,
    selectors: {
      [on('hovered')]: { borderColor: border.fieldHover },
      [on('pressed')]: { background: control.fill.pressed },
      [`${on('selected')}, ${on('indeterminate')}`]: {
        borderColor: accent.solid.rest,
        background: accent.solid.rest,
        color: accent.solid.text,
      },
      [`${on('selected', 'hovered')}, ${on('indeterminate', 'hovered')}`]: {
        borderColor: accent.solid.hover,
        background: accent.solid.hover,
      },
      [on('invalid')]: { borderColor: danger.border, boxShadow: `inset 0 0 0 1px ${danger.border}` },
      [on('disabled')]: { borderColor: border.disabled, background: control.fill.disabled },
      [on('disabled', 'selected')]: { color: control.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${on('selected')}, ${on('indeterminate')}`]: {
            forcedColorAdjust: 'none',
            boxShadow: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [on('invalid')]: { borderWidth: '3px' },
          [on('disabled')]: { borderColor: 'GrayText' },
          [on('disabled', 'selected')]: { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    kind: {
      many: inComponent({ borderRadius: vars.radius.small }),
      one: inComponent({ borderRadius: vars.radius.pill }),
    },
  },
});

// Gone and not transparent: forced colours would draw it in every empty box.
const onlyWhenTaken = {
  visibility: 'hidden',
  selectors: {
    '[data-selected] > span > &, [data-indeterminate] > span > &': { visibility: 'visible' },
  },
} as const;

export const drawing = style(
  inComponent({
    ...onlyWhenTaken,
    inlineSize: scale.size.iconSmall,
    blockSize: scale.size.iconSmall,
    strokeWidth: 3,
  }),
);

export const dot = style(
  inComponent({
    ...onlyWhenTaken,
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: vars.radius.pill,
    background: 'currentColor',
  }),
);
