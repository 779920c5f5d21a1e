import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { status } = vars.color;
const { line, size, weight } = scale.type;

const padding = `min(${space[4]}, 5vw)`;
const firstLine = `${size.base} * ${line.base}`;

const tone = ({ fill, text, border }: { fill: string; text: string; border: string }) =>
  inComponent({ background: fill, borderColor: border, color: text });

export const alert = recipe({
  base: inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    position: 'relative',
    columnGap: space[3],
    minInlineSize: 0,
    padding,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
  }),
  variants: {
    tone: {
      info: tone(status.info),
      success: tone(status.success),
      warning: tone(status.warning),
      danger: tone(status.danger),
    },
    // Keeps the text clear of the close button, including its border in forced colors.
    isDismissible: {
      true: inComponent({ paddingInlineEnd: `calc(${scale.size.target} + ${space[2]})` }),
      false: {},
    },
  },
});

// Matches the height of one line of text, which centers the icon on the first line.
const iconBase = inComponent({ blockSize: `calc(${firstLine})` });

export const icon = styleVariants({
  info: [iconBase, inComponent({ color: status.info.icon })],
  success: [iconBase, inComponent({ color: status.success.icon })],
  warning: [iconBase, inComponent({ color: status.warning.icon })],
  danger: [iconBase, inComponent({ color: status.danger.icon })],
});

// Wraps below the icon when large text would leave room for only one word per line.
export const body = style(
  inComponent({ flex: '1 1 8rem', minInlineSize: 0, maxInlineSize: scale.size.measure }),
);

export const title = style(inComponent({ fontWeight: weight.strong }));

export const action = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] }),
);

// Sits in the corner, centered on the first line, so its 44 px target doesn't make the alert taller.
export const dismiss = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: `calc(${padding} + (${firstLine} - ${scale.size.target}) / 2)`,
    insetInlineEnd: space[1],
  }),
);
