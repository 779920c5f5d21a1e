import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius, shadow } = vars;
const { type } = scale;

export const charges = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }),
);

export const section = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minInlineSize: 0 }),
);

export const sectionTitle = style(inPattern({ fontSize: type.size.titleSmall }));

export const empty = style(inPattern({ color: color.text.quiet }));

export const list = style(
  inPattern({
    overflow: 'clip',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.card,
    background: color.surface.raised,
    boxShadow: shadow.raised,
  }),
);

export const item = style(
  inPattern({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.quiet}` } },
  }),
);

const side = `min(${space[5]}, 5vw)`;
const chevronRoom = `calc(${scale.size.icon} + ${space[2]})`;

export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: scale.size.target,
    position: 'relative',
    paddingBlock: space[3],
    paddingInline: side,
    textAlign: 'start',
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.roomy]: { paddingInlineEnd: `calc(${side} + ${chevronRoom})` } },
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[data-hovered]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      // Inset outline, because the list clips its edges.
      '&[data-focus-visible]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: `-${scale.size.focusRing}`,
        borderRadius: radius.control,
      },
    },
  }),
);

// On a phone only the first line leaves room for the chevron, so that large text of a status fits below.
export const details = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '1 1 100%',
    minInlineSize: 0,
    paddingInlineEnd: chevronRoom,
    '@media': { [media.roomy]: { flexBasis: '9rem', paddingInlineEnd: 0 } },
  }),
);

export const date = style(inPattern({ fontWeight: type.weight.strong, fontVariantNumeric: 'tabular-nums' }));

export const label = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.small, lineHeight: type.line.small }),
);

export const amountAndStatus = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
  }),
);

// Fits the usual labels, so that amounts align.
export const status = style(
  inPattern({ display: 'inline-flex', '@media': { [media.roomy]: { minInlineSize: '7.5rem' } } }),
);

export const amount = style(inPattern({ fontWeight: type.weight.medium }));

export const chevron = style(
  inPattern({
    position: 'absolute',
    insetBlockStart: space[3],
    insetInlineEnd: `min(${space[4]}, 4vw)`,
    color: color.text.quiet,
    '@media': { [media.roomy]: { insetBlockStart: `calc(50% - ${scale.size.icon} / 2)` } },
  }),
);
