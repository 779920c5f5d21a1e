import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { status } = vars.color;
const { line, size, weight } = scale.type;

const room = `min(${space[4]}, 5vw)`;
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
    padding: room,
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
    // Where forced colours draw a ring round the cross, the words keep off it too.
    isDismissible: {
      true: inComponent({ paddingInlineEnd: `calc(${scale.size.target} + ${space[2]})` }),
      false: {},
    },
  },
});

// As tall as a line of text, so that it stands in the middle of the first one.
const sign = inComponent({ blockSize: `calc(${firstLine})` });

export const icon = styleVariants({
  info: [sign, inComponent({ color: status.info.icon })],
  success: [sign, inComponent({ color: status.success.icon })],
  warning: [sign, inComponent({ color: status.warning.icon })],
  danger: [sign, inComponent({ color: status.danger.icon })],
});

// Beside the icon; under it where text is so large that a line would be one word.
export const body = style(
  inComponent({ flex: '1 1 8rem', minInlineSize: 0, maxInlineSize: scale.size.measure }),
);

export const title = style(inComponent({ fontWeight: weight.strong }));

export const action = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] }),
);

// In the corner, its cross on the first line: its 44 px make the alert no taller.
export const dismiss = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: `calc(${room} + (${firstLine} - ${scale.size.target}) / 2)`,
    insetInlineEnd: space[1],
  }),
);
