import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { accent, status } = vars.color;
const { type } = scale;

// Border in the color of the fill; visible only in forced colors, which remove the fill.
const tone = ({ fill, text }: { fill: string; text: string }) =>
  inComponent({ background: fill, borderColor: fill, color: text });

export const badge = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[1],
    maxInlineSize: '100%',
    paddingBlock: space[1],
    paddingInline: space[3],
    border: '1px solid transparent',
    borderRadius: '1em',
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      neutral: tone(status.neutral),
      info: tone(status.info),
      success: tone(status.success),
      warning: tone(status.warning),
      danger: tone(status.danger),
      // Fill is as pale as the page, so the badge needs a visible border.
      accent: [tone(accent.quiet), inComponent({ borderColor: vars.color.border.quiet })],
    },
    hasIcon: { true: inComponent({ paddingInlineStart: space[2] }), false: {} },
  },
});

// Matches the height of the first line, so that the icon stays on that line when the text wraps.
export const icon = style(inComponent({ blockSize: '1.25em', inlineSize: '1.25em' }));

/** Aligns the text, not the icon, with the surrounding baseline. */
export const text = style(inComponent({ alignSelf: 'baseline' }));
