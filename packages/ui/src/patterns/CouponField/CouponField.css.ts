import { style, styleVariants } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { room } from '../../styles/room.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { status } = vars.color;
const { type } = scale;

export const row = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: space[3] }),
);

export const field = style(inPattern({ flex: '1 1 10rem', inlineSize: 'auto', minInlineSize: 0 }));

// Aligned with the input, below the label.
export const apply = style(
  inPattern({
    flex: '0 1 auto',
    // As tall as the input.
    minBlockSize: `max(${scale.size.target}, ${room('3rem')})`,
    marginBlockStart: `calc(${type.size.base} * ${type.line.small} + ${space[1]})`,
  }),
);

const onPlanBase = inPattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[2],
  padding: space[2],
  paddingInlineStart: space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
});

const tone = ({ fill, text, border }: { fill: string; text: string; border: string }) =>
  inPattern({ borderColor: border, background: fill, color: text });

export const onPlan = styleVariants({
  applied: [onPlanBase, tone(status.success)],
  noEffect: [onPlanBase, tone(status.warning)],
});

const iconBase = inPattern({
  flexShrink: 0,
  // Centered in a line as tall as the button.
  blockSize: scale.size.target,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const icon = styleVariants({
  applied: [inPattern({ color: status.success.icon }), iconBase],
  noEffect: [inPattern({ color: status.warning.icon }), iconBase],
});

export const text = style(
  inPattern({
    flex: '1 1 9rem',
    minInlineSize: 0,
    paddingBlock: `calc((${scale.size.target} - ${type.size.base} * ${type.line.base}) / 2)`,
  }),
);

export const code = style(inPattern({ fontWeight: type.weight.strong }));

export const remove = style(inPattern({ paddingInline: space[3] }));

export const detail = style(inPattern({ fontSize: type.size.small, lineHeight: type.line.small }));
