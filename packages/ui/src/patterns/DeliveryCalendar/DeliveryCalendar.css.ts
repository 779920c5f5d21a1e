import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const whole = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const empty = style(inPattern({ color: color.text.quiet }));

export const bone = style(inPattern({ inlineSize: '100%', maxInlineSize: '20rem', blockSize: '16rem' }));

export const months = style(
  inPattern({ containerType: 'inline-size', display: 'flex', flexWrap: 'wrap', gap: space[6] }),
);

export const month = style(
  inPattern({
    flex: '1 1 16rem',
    inlineSize: '100%',
    maxInlineSize: '22rem',
    minInlineSize: 0,
    tableLayout: 'fixed',
  }),
);

export const caption = style(
  inPattern({ paddingBlockEnd: space[2], fontWeight: type.weight.strong, textAlign: 'start' }),
);

export const weekday = style(
  inPattern({
    paddingBlock: space[1],
    color: color.text.quiet,
    fontSize: `min(${type.size.small}, 6cqi)`,
    fontWeight: type.weight.medium,
  }),
);

export const cell = style(inPattern({ paddingBlock: '1px', textAlign: 'center' }));

// Billing is a filled square, delivery a ring, both a ringed square, today a line under its number: shapes first, colours second.
export const day = recipe({
  base: inPattern({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 'min(2.25rem, 100%)',
    aspectRatio: '1',
    border: '2px solid transparent',
    // Seven columns share a phone: two digits grow as far as they stay apart; the words below grow all the way.
    fontSize: 'min(1em, 7cqi)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  variants: {
    look: {
      none: inPattern({ '@media': { [media.forcedColors]: { borderColor: 'Canvas' } } }),
      billing: inPattern({
        borderColor: color.accent.solid.rest,
        borderRadius: radius.small,
        background: color.accent.solid.rest,
        color: color.accent.solid.text,
        fontWeight: type.weight.strong,
        '@media': { [media.forcedColors]: { borderWidth: '3px' } },
      }),
      delivery: inPattern({
        borderColor: color.accent.quiet.border,
        borderRadius: radius.pill,
        color: color.accent.quiet.text,
        fontWeight: type.weight.strong,
      }),
      both: inPattern({
        border: `2px solid ${color.surface.raised}`,
        borderRadius: radius.small,
        outline: `2px solid ${color.accent.solid.rest}`,
        background: color.accent.solid.rest,
        color: color.accent.solid.text,
        fontWeight: type.weight.strong,
      }),
    },
    isToday: {
      true: inPattern({
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.25em',
      }),
      false: {},
    },
  },
});

export const legend = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
);

export const entry = style(inPattern({ display: 'flex', alignItems: 'flex-start', gap: space[3] }));

export const sign = recipe({
  base: inPattern({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: '2px solid',
  }),
  variants: {
    kind: {
      billing: inPattern({
        borderColor: color.accent.solid.rest,
        borderRadius: radius.small,
        background: color.accent.solid.rest,
        color: color.accent.solid.text,
      }),
      delivery: inPattern({
        borderColor: color.accent.quiet.border,
        borderRadius: radius.pill,
        color: color.accent.quiet.text,
      }),
    },
  },
});

export const name = style(inPattern({ fontWeight: type.weight.medium }));
