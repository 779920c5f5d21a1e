import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { link } = vars.color.accent;

const target = inComponent({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: space[1],
  minBlockSize: scale.size.target,
  minInlineSize: scale.size.target,
});

export const anchor = recipe({
  base: inComponent({
    color: link.rest,
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: '0.0625em',
    textUnderlineOffset: '0.1875em',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { color: link.hover, textDecorationThickness: '0.125em' },
      '&[data-pressed]': { color: link.pressed },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
  variants: {
    variant: {
      inline: {},
      standalone: [target, inComponent({ fontWeight: scale.type.weight.strong })],
      quiet: [
        target,
        inComponent({
          color: vars.color.text.quiet,
          textDecorationLine: 'none',
          selectors: {
            '&[data-hovered]': { color: vars.color.text.rest, textDecorationLine: 'underline' },
            '&[data-focus-visible]': { textDecorationLine: 'underline' },
          },
        }),
      ],
    },
  },
});

/** Keeps the icon on the same line as the last word. */
export const external = style(
  inComponent({
    display: 'inline-flex',
    whiteSpace: 'nowrap',
    marginInlineStart: '0.25em',
    verticalAlign: '-0.125em',
  }),
);

/** Removes the underline from links styled as buttons. */
export const asButton = style(inComponent({ textDecoration: 'none' }));
