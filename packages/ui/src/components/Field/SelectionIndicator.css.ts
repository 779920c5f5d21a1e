import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

const { accent, border, control, danger, surface, text } = vars.color;

/** Width and height of the indicator; also the indent of help text below the label. */
export const indicatorSize = '1.5rem';

const whenParent = (...states: string[]) => `${states.map((state) => `[data-${state}]`).join('')} > &`;

const whenSelected = `${whenParent('selected')}, ${whenParent('indeterminate')}`;
const whenSelectedHovered = `${whenParent('selected', 'hovered')}, ${whenParent('indeterminate', 'hovered')}`;

const whenReadOnly = '[data-readonly]:not([data-disabled]) > &';
const whenReadOnlySelected = ['selected', 'indeterminate']
  .map((state) => `[data-readonly][data-${state}]:not([data-disabled]) > &`)
  .join(', ');

/**
 * Invalid by itself. In a react-aria group no single option is wrong, so only the group's message is red. A group of the page
 * around a checkbox has no effect.
 */
const whenInvalid = `${whenParent('invalid')}:not([data-rac]:is([role="group"], [role="radiogroup"]) *)`;

// Styled by the state attributes that react-aria sets on the surrounding label.
export const indicator = recipe({
  base: inComponent({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: indicatorSize,
    blockSize: indicatorSize,
    border: `1px solid ${border.field}`,
    background: control.fill.rest,
    selectors: {
      [whenParent('hovered')]: { borderColor: border.fieldHover },
      [whenParent('pressed')]: { background: control.fill.pressed },
      [whenSelected]: {
        borderColor: accent.solid.rest,
        background: accent.solid.rest,
        color: accent.solid.text,
      },
      [whenSelectedHovered]: {
        borderColor: accent.solid.hover,
        background: accent.solid.hover,
      },
      [whenInvalid]: { borderColor: danger.border, boxShadow: `inset 0 0 0 1px ${danger.border}` },
      // Like a read-only text field, so that it doesn't look editable.
      [whenReadOnly]: { background: surface.sunken },
      [whenReadOnlySelected]: { borderColor: border.field, background: surface.sunken, color: text.rest },
      [whenParent('disabled')]: { borderColor: border.disabled, background: control.fill.disabled },
      [whenParent('disabled', 'selected')]: { color: control.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${whenSelected}, ${whenSelectedHovered}`]: {
            forcedColorAdjust: 'none',
            boxShadow: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [whenInvalid]: { borderWidth: '3px' },
          [whenReadOnly]: { borderStyle: 'dashed' },
          [whenReadOnlySelected]: {
            borderColor: 'CanvasText',
            background: 'Canvas',
            color: 'CanvasText',
          },
          [whenParent('disabled')]: { borderColor: 'GrayText' },
          [whenParent('disabled', 'selected')]: {
            borderColor: 'GrayText',
            background: 'Canvas',
            color: 'GrayText',
          },
        },
      },
    },
  }),
  variants: {
    type: {
      checkbox: inComponent({ borderRadius: vars.radius.small }),
      radio: inComponent({ borderRadius: vars.radius.pill }),
    },
  },
});

// `visibility`, not transparency, because forced colors would draw it in every empty box.
const visibleWhenSelected = {
  visibility: 'hidden',
  selectors: {
    '[data-selected] > span > &, [data-indeterminate] > span > &': { visibility: 'visible' },
  },
} as const;

export const checkmark = style(
  inComponent({
    ...visibleWhenSelected,
    inlineSize: scale.size.iconSmall,
    blockSize: scale.size.iconSmall,
    strokeWidth: 3,
  }),
);

export const dot = style(
  inComponent({
    ...visibleWhenSelected,
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: vars.radius.pill,
    background: 'currentColor',
  }),
);
