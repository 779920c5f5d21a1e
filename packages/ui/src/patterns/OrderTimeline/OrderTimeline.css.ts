import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

/** Container width for the horizontal layout, in rem so that large text switches to the vertical one. */
const roomy = '(min-width: 30rem)';
const beside = (rule: object) => ({ '@container': { [roomy]: rule } });
const dot = '2.25rem';
const line = '2px';

export const timeline = style(
  inPattern({
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    minInlineSize: 0,
  }),
);

const track = (stroke: string, lineStyle: string) => ({
  selectors: {
    '&:not(:last-child)::before': { borderColor: stroke, borderStyle: lineStyle },
  },
});

export const step = recipe({
  base: inPattern({
    position: 'relative',
    display: 'flex',
    flex: '1 0 100%',
    gap: space[3],
    minInlineSize: 0,
    paddingBlockEnd: space[5],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // Connector to the next step: solid when done, dashed when upcoming.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${dot} + ${space[1]}) ${space[1]}`,
        insetInlineStart: `calc(${dot} / 2 - ${line} / 2)`,
        borderWidth: 0,
        borderInlineStartWidth: line,
      },
    },
    '@container': {
      [roomy]: {
        flex: '1 1 0',
        // Limits the distance between two steps.
        maxInlineSize: '16rem',
        flexDirection: 'column',
        paddingBlockEnd: 0,
        paddingInlineEnd: space[3],
        selectors: {
          '&:not(:last-child)::before': {
            insetBlock: `calc(${dot} / 2 - ${line} / 2) auto`,
            insetInline: `calc(${dot} + ${space[2]}) ${space[2]}`,
            borderInlineStartWidth: 0,
            borderBlockStartWidth: line,
          },
        },
      },
    },
  }),
  variants: {
    state: {
      done: inPattern(track(color.accent.graphic, 'solid')),
      current: inPattern(track(color.border.field, 'dashed')),
      next: inPattern(track(color.border.field, 'dashed')),
      stopped: inPattern(track(color.border.field, 'dashed')),
    },
  },
});

const ring = (border: string, fill: string, text: string) =>
  inPattern({ borderColor: border, background: fill, color: text });

export const picture = recipe({
  base: inPattern({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: dot,
    blockSize: dot,
    border: `${line} solid`,
    borderRadius: vars.radius.pill,
  }),
  variants: {
    state: {
      done: ring(color.accent.graphic, color.accent.quiet.fill, color.accent.quiet.text),
      current: [
        ring(color.accent.solid.rest, color.accent.solid.rest, color.accent.solid.text),
        inPattern({
          '@media': { [media.forcedColors]: { borderWidth: '4px', borderColor: 'Highlight' } },
        }),
      ],
      next: [
        ring(color.border.field, color.surface.raised, color.text.quiet),
        inPattern({ borderStyle: 'dashed' }),
      ],
      stopped: ring(color.status.neutral.icon, color.status.neutral.fill, color.status.neutral.text),
    },
  },
});

export const text = style(
  inPattern({
    minInlineSize: 0,
    paddingBlockStart: `calc((${dot} - ${type.size.base} * ${type.line.base}) / 2)`,
    ...beside({ paddingBlockStart: 0 }),
  }),
);

export const label = recipe({
  base: inPattern({ fontWeight: type.weight.medium }),
  variants: {
    state: {
      done: {},
      current: inPattern({ fontWeight: type.weight.heavy }),
      next: inPattern({ color: color.text.quiet }),
      stopped: inPattern({ fontWeight: type.weight.heavy }),
    },
  },
});

export const when = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const note = style(
  inPattern({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
  }),
);
