import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { floating, row } from '../../styles/floating.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

const widest = `100vw - ${space[6]}`;

export const popover = style([
  floating,
  inComponent({
    // Limited to the screen width, so that the menu fits on phones with large text.
    minInlineSize: `min(max(14rem, var(--trigger-width)), ${widest})`,
    maxInlineSize: `min(max(${scale.size.menu}, 25rem), ${widest})`,
    borderRadius: vars.radius.field,
  }),
]);

export const item = recipe({
  base: row,
  variants: {
    tone: {
      accent: inComponent({ color: color.text.rest }),
      danger: inComponent({
        color: color.danger.text.rest,
        // Doubled class, so that it overrides the row's own color whichever file loads first.
        selectors: { '&&[data-focused]': { background: color.danger.quiet.hover } },
      }),
    },
  },
});

export const icon = style(inComponent({ flexShrink: 0, marginBlockStart: '0.125em' }));
