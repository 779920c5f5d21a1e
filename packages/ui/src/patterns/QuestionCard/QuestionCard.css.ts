import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { message } from '../../components/Field/Field.css.ts';
import { popover } from '../../components/Field/listBox.css.ts';
import { depth } from '../../styles/depth.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { keepClear } from '../../styles/sticky.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const root = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

/** Questions of the card. */
export const parts = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }),
);

/** Question with its field. */
export const part = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

// Cancels the flush button's negative end margin, so that large text stays in the column.
export const units = style(inPattern({ justifySelf: 'start', marginInlineEnd: 0 }));

// No reserved line, because errors appear only after Continue is pressed, so no button moves while it is pressed.
globalStyle(`${root} ${message}:empty`, inPattern({ minBlockSize: 0, paddingBlockStart: 0 }));

export const picture = style(
  inPattern({
    inlineSize: '100%',
    maxBlockSize: '14rem',
    borderRadius: radius.field,
    background: color.surface.sunken,
    objectFit: 'contain',
  }),
);

export const question = style(inPattern({ fontSize: type.size.title, textWrap: 'pretty' }));

export const optional = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.base, fontWeight: type.weight.regular }),
);

export const description = style(
  inPattern({
    maxInlineSize: scale.size.measure,
    marginBlockStart: space[2],
    color: color.text.quiet,
    textWrap: 'pretty',
  }),
);

export const footer = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** On phones, a bar at the edge of the screen, within reach of the thumb. */
export const next = style(
  inPattern({
    display: 'grid',
    flex: '1 1 100%',
    '@media': {
      [media.phone]: {
        position: 'fixed',
        zIndex: depth.header,
        insetBlockEnd: 0,
        insetInline: 0,
        paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
        paddingInline: `max(min(${space[4]}, 5vw), env(safe-area-inset-left))`,
        borderBlockStart: `1px solid ${color.border.quiet}`,
        background: color.surface.raised,
      },
    },
  }),
);

/** Height of the bar with a two-line label. */
const barSize = '6rem';

// Keeps the end of the page and focused elements clear of the bar. A list of suggestions covers the bar, and closes when the page
// scrolls.
keepClear(`html:has(${next}):not(:has(${popover}))`, 'End', barSize, media.phone);
globalStyle(`${root} label`, {
  '@media': { [media.phone]: inPattern({ scrollMarginBlockEnd: barSize }) },
});
globalStyle(`*:has(> ${root})`, {
  '@media': {
    [media.phone]: inPattern({ marginBlockEnd: `calc(${barSize} + env(safe-area-inset-bottom))` }),
  },
});

export const save = style(
  inPattern({
    display: 'flex',
    // Short status fits beside the back button; long ones wrap below.
    flex: '1 1 auto',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: space[2],
    minBlockSize: `calc(${type.size.small} * ${type.line.small})`,
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

/** As tall as the first line next to it. */
export const icon = style(
  inPattern({ flexShrink: 0, blockSize: `calc(${type.size.small} * ${type.line.small})` }),
);
