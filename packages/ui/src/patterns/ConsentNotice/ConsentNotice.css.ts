import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { keepClear, sticky } from '../../styles/sticky.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint, scale, space } from '../../theme/scale.ts';

const { color, radius, shadow } = vars;
const { type } = scale;

// Sticky instead of fixed, so that it never covers content for good.
export const notice = style(
  inPattern({
    zIndex: depth.header,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    marginBlockStart: space[6],
    // Leaves room for a control between it and a header of two rows, with large text on a phone.
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    padding: `min(${space[5]}, 5vw)`,
    paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
    border: `1px solid ${color.border.quiet}`,
    borderStartStartRadius: radius.dialog,
    borderStartEndRadius: radius.dialog,
    background: color.surface.overlay,
    boxShadow: shadow.floating,
    '@media': {
      ...sticky('End')['@media'],
      [media.roomy]: { insetBlockEnd: space[4], borderRadius: radius.dialog },
      [media.print]: { display: 'none' },
    },
  }),
);

// Not sticky while an element of the page has focus, which it must not cover.
globalStyle(`body:has(#main :focus-visible) ${notice}`, inPattern({ position: 'static' }));

keepClear(`html:has(${notice})`, 'End', 'min(60dvh, 24rem)');
keepClear(
  `html:has(${notice})`,
  'End',
  'min(60dvh, 14rem)',
  `${media.tall} and (min-width: ${breakpoint.medium})`,
);

export const content = style(
  inPattern({ display: 'grid', flex: '1 1 18rem', gap: space[1], minInlineSize: 0 }),
);

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const text = style(
  inPattern({
    maxInlineSize: scale.size.measure,
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    textWrap: 'pretty',
  }),
);

// Equal columns, so that neither answer stands out.
export const actions = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    flex: '1 1 16rem',
    gap: space[3],
    maxInlineSize: '24rem',
  }),
);

export const closed = style(inPattern({ display: 'grid', justifyItems: 'center', paddingBlock: space[4] }));
