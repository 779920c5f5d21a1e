import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

// Doubled class, so that it overrides Button's own shape whichever file loads first.
export const square = style(
  inComponent({
    selectors: {
      '&&': {
        flexShrink: 0,
        // Grows when large text makes the icon larger.
        inlineSize: `max(${scale.size.target}, 1.75rem)`,
        blockSize: `max(${scale.size.target}, 1.75rem)`,
        // A Button is taller than its icon with large text; a round one stays round.
        minBlockSize: 0,
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

/** `block`, because an inline icon would sit on the baseline instead of the center. */
export const icon = style(inComponent({ display: 'block' }));
