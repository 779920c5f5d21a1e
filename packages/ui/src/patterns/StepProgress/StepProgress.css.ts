import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

export const progress = style(inPattern({ display: 'block', minInlineSize: 0 }));

export const bar = style(
  inPattern({ display: 'flex', alignItems: 'center', gap: space[1], blockSize: space[2] }),
);

// Fill and thickness distinguish done, current and upcoming segments without color.
export const segment = style(
  inPattern({
    flex: '1 1 0',
    minInlineSize: 0,
    blockSize: space[1],
    borderRadius: vars.radius.pill,
    background: color.control.fill.pressed,
    selectors: {
      '&[data-state="done"]': { background: color.accent.graphic },
      '&[data-state="current"]': { blockSize: space[2], background: color.accent.graphic },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        forcedColorAdjust: 'none',
        selectors: {
          '&[data-state="ahead"]': { background: 'Canvas' },
          '&[data-state="done"]': { background: 'CanvasText' },
          '&[data-state="current"]': { background: 'Highlight', borderColor: 'Highlight' },
        },
      },
    },
  }),
);

export const text = style(
  inPattern({
    display: 'block',
    marginBlockStart: space[2],
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
