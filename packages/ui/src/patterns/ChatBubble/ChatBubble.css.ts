import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;
const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;

export const message = recipe({
  base: inPattern({ display: 'flex', gap: space[2], minInlineSize: 0 }),
  variants: {
    side: { own: inPattern({ justifyContent: 'flex-end' }), peer: {} },
  },
});

export const avatar = style(inPattern({ marginBlockStart: space[1] }));

/** Placeholder that aligns a follow-up message with the one above. */
export const noAvatar = style(inPattern({ flexShrink: 0, inlineSize: scale.size.avatarSmall }));

export const column = recipe({
  base: inPattern({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // Free space on one side distinguishes the sender, also at 200% text size.
    maxInlineSize: `min(${scale.size.measure}, 85%)`,
  }),
  variants: {
    side: {
      own: inPattern({ alignItems: 'flex-end' }),
      peer: inPattern({ alignItems: 'flex-start' }),
    },
  },
});

export const name = style(
  inPattern({ paddingInline: space[1], marginBlockEnd: space[1], fontWeight: type.weight.strong, ...small }),
);

// Border on both sides, because forced colors remove the fill.
export const bubble = recipe({
  base: inPattern({
    minInlineSize: 0,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: radius.card,
    color: color.text.rest,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: {
      '&[data-state="failed"]': { borderColor: color.danger.border },
      '&[data-state="unsent"], &[data-state="sending"]': { borderStyle: 'dashed' },
    },
  }),
  variants: {
    side: {
      own: inPattern({
        background: color.accent.quiet.hover,
        borderColor: color.accent.quiet.hover,
        borderEndEndRadius: radius.small,
        selectors: {
          '&[data-state="unsent"], &[data-state="sending"]': { borderColor: color.accent.quiet.border },
        },
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      }),
      peer: inPattern({
        background: color.surface.raised,
        borderColor: color.border.quiet,
        borderStartStartRadius: radius.small,
      }),
    },
    kind: {
      text: inPattern({ paddingBlock: space[2], paddingInline: space[4] }),
      file: inPattern({ paddingBlock: space[1], paddingInline: space[4], whiteSpace: 'normal' }),
      image: inPattern({ padding: space[1], whiteSpace: 'normal' }),
      system: {},
    },
  },
});

export const footer = recipe({
  base: inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    paddingInline: space[1],
    marginBlockStart: space[1],
    color: color.text.quiet,
    fontVariantNumeric: 'tabular-nums',
    ...small,
  }),
  variants: { isOwn: { true: inPattern({ justifyContent: 'flex-end' }), false: {} } },
});

/** Time keeps its own text direction. */
export const time = style(inPattern({ unicodeBidi: 'plaintext', whiteSpace: 'nowrap' }));

export const state = style(
  inPattern({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    selectors: {
      '&[data-state="failed"]': { color: color.danger.text.rest, fontWeight: type.weight.strong },
      '&[data-state="read"]': { color: color.accent.link.rest },
    },
  }),
);

export const icon = style(inPattern({ flexShrink: 0 }));

export const problem = recipe({
  base: inPattern({ flexBasis: '100%' }),
  variants: { isFailed: { true: inPattern({ color: color.danger.text.rest }), false: {} } },
});

export const retry = style(
  inPattern({ paddingInline: space[2], fontSize: type.size.small, textDecoration: 'underline' }),
);

export const system = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    paddingInline: space[4],
    color: color.text.quiet,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ...small,
  }),
);
