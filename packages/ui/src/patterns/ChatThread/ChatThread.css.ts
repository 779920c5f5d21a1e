import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { sticky } from '../../styles/sticky.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;
const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;
const sides = `min(${space[4]}, 4vw)`;

/** Fills its container, or is taller if that is not enough, as with large text on a phone; then the page scrolls. */
export const thread = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 'min-content',
    minInlineSize: 0,
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.card,
    background: color.surface.page,
    '@media': { [media.print]: { display: 'block', blockSize: 'auto' } },
    selectors: {
      // An outline, because the header and the composer would cover a border or shadow.
      '&[data-drop-target]': { outline: `3px solid ${color.accent.graphic}`, outlineOffset: '-3px' },
    },
  }),
);

export const header = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[2],
    paddingBlock: space[3],
    paddingInline: sides,
    borderBlockEnd: `1px solid ${color.border.quiet}`,
    borderStartStartRadius: 'inherit',
    borderStartEndRadius: 'inherit',
    background: color.surface.raised,
  }),
);

export const names = style(inPattern({ flex: '1 1 10rem', minInlineSize: 0 }));
export const title = style(inPattern({ fontSize: type.size.titleSmall, letterSpacing: 0 }));
export const subtitle = style(inPattern({ color: color.text.quiet, ...small }));

/** Below the names, with the full width, to wrap as little as possible. */
export const emergency = style(
  inPattern({
    display: 'flex',
    flexBasis: '100%',
    alignItems: 'flex-start',
    gap: space[2],
    color: color.text.quiet,
    ...small,
  }),
);

/** Information above the composer. */
export const notice = style(
  inPattern({ paddingBlockStart: space[3], paddingInline: sides, color: color.text.quiet, ...small }),
);

/** As tall as the first line next to it. */
export const icon = style(inPattern({ flexShrink: 0, blockSize: `${type.line.small}em` }));

/** Always shows a few lines of messages, however large the surrounding text is. */
export const body = style(
  inPattern({
    position: 'relative',
    display: 'flex',
    flex: '1 0 min(12rem, 60vh)',
    minBlockSize: 0,
    '@media': { [media.print]: { display: 'block' } },
  }),
);

export const scrollArea = style(
  inPattern({
    position: 'relative',
    flex: '1 1 auto',
    minInlineSize: 0,
    overflowY: 'auto',
    // Reserves space for a scroll bar, so that lines do not rewrap when it appears.
    scrollbarGutter: 'stable',
    overscrollBehavior: 'contain',
    // useThreadScroll restores the position in every browser; native anchoring would shift it twice.
    overflowAnchor: 'none',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${scale.size.focusRing})` } },
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

/** Messages grow from the bottom, next to the composer. */
export const list = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minBlockSize: '100%',
    paddingBlock: space[4],
    paddingInline: sides,
  }),
);

export const earlier = style(
  inPattern({ marginBlockEnd: 'auto', color: color.text.quiet, textAlign: 'center', ...small }),
);

export const row = style(inPattern({ marginBlockStart: space[4] }));
export const continued = style(inPattern({ marginBlockStart: space[2] }));

/** Date between two rules. */
export const day = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBlockStart: space[5],
    color: color.text.quiet,
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    ...small,
    selectors: {
      '&::before, &::after': {
        content: '',
        flex: '1 1 0',
        borderBlockStart: `1px solid ${color.border.quiet}`,
      },
    },
  }),
);

/** Line above the first unread message. */
export const unread = style([
  day,
  inPattern({
    color: color.accent.link.rest,
    selectors: { '&::before, &::after': { borderColor: color.accent.quiet.border } },
  }),
]);

export const jump = style(
  inPattern({
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    borderRadius: radius.pill,
    boxShadow: vars.shadow.floating,
  }),
);

export const footer = style(
  inPattern({
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    background: color.surface.raised,
    selectors: {
      // Without content, the line would extend beyond the round corners.
      '&:has(> :not(:empty))': { borderBlockStart: `1px solid ${color.border.quiet}` },
      // Visible while writing, even if a phone's keyboard leaves less space than the thread needs.
      '&:focus-within': sticky('End'),
    },
  }),
);

export const offline = style(
  inPattern({
    display: 'flex',
    gap: space[2],
    alignItems: 'flex-start',
    color: color.text.quiet,
    ...small,
    selectors: { '&:not(:empty)': { paddingBlockStart: space[3], paddingInline: sides } },
  }),
);

export const state = style(inPattern({ marginBlock: 'auto' }));
export const skeletons = style(inPattern({ display: 'grid', gap: space[5] }));
export const skeleton = style(inPattern({ display: 'flex', gap: space[2] }));
export const ownSkeleton = style(inPattern({ display: 'flex', justifyContent: 'flex-end' }));
export const skeletonAvatar = style(
  inPattern({ inlineSize: scale.size.avatarSmall, blockSize: scale.size.avatarSmall }),
);
export const skeletonBubble = style(inPattern({ borderRadius: radius.card }));
