import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

// Twice the class: it changes Button's own shape, whichever of the two files the page loads first.
export const square = style(
  inComponent({
    selectors: {
      '&&': {
        flexShrink: 0,
        // In large text the drawing grows, and the circle with it.
        inlineSize: `max(${scale.size.target}, 1.75rem)`,
        blockSize: `max(${scale.size.target}, 1.75rem)`,
        padding: 0,
        borderRadius: vars.radius.pill,
      },
    },
  }),
);

export const quiet = style(
  inComponent({
    selectors: {
      '&&': { color: 'inherit' },
      '&&[data-hovered]': { background: vars.color.control.fill.hover },
      '&&[data-pressed]': { background: vars.color.control.fill.pressed },
      '&&[data-disabled]': { background: 'transparent', color: vars.color.control.text.disabled },
    },
  }),
);

/** Not a letter in a line, which would lift it out of the middle. */
export const drawing = style(inComponent({ display: 'block' }));
