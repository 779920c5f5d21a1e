import { style, styleVariants } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;

export const whole = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
);

export const title = style(inPattern({ fontSize: scale.type.size.titleSmall }));

export const bar = style(
  inPattern({
    position: 'relative',
    display: 'flex',
    gap: '2px',
    blockSize: space[4],
    overflow: 'hidden',
    borderRadius: radius.small,
    background: color.surface.raised,
    printColorAdjust: 'exact',
  }),
);

// Seen in forced colours only, where fills are gone: edges still tell the parts from each other.
export const segment = style(
  inPattern({
    minInlineSize: '2px',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const fills = [
  color.accent.graphic,
  color.status.info.icon,
  color.status.warning.icon,
  color.status.neutral.icon,
  color.accent.link.pressed,
];
export const look = styleVariants(
  Object.fromEntries(fills.map((background, place) => [place, inPattern({ background })])),
);

const stripes = `repeating-linear-gradient(-45deg, ${color.surface.raised} 0 3px, ${color.status.success.icon} 3px 5px)`;

export const offLook = style(
  inPattern({ border: `1px solid ${color.status.success.icon}`, background: stripes }),
);

/** Lies over the end of the bar: that much of it need not be paid. */
export const takenOff = style([
  offLook,
  inPattern({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    borderStartEndRadius: radius.small,
    borderEndEndRadius: radius.small,
  }),
]);

export const lines = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
);

const mark = '0.75em';
const hanging = `calc(${mark} + ${space[2]})`;

/** Its words stand under each other, beside the swatch. */
export const part = style(
  inPattern({
    paddingInlineStart: hanging,
    '@media': { [media.forcedColors]: { paddingInlineStart: 0 } },
  }),
);

// In forced colours all would look alike; the order of the lines is the order of the bar.
export const swatch = style(
  inPattern({
    display: 'inline-block',
    inlineSize: mark,
    blockSize: mark,
    marginInline: `calc(-1 * ${hanging}) ${space[2]}`,
    borderRadius: '3px',
    verticalAlign: '-0.0625em',
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const total = style(
  inPattern({ paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.border.quiet}` }),
);
