import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const root = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const card = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const text = style(inPattern({ flex: '1 1 9rem', minInlineSize: 0 }));

export const picture = style(
  inPattern({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[12],
    blockSize: space[12],
    borderRadius: radius.field,
    background: color.accent.quiet.fill,
    color: color.accent.quiet.text,
  }),
);

export const name = style(inPattern({ fontWeight: type.weight.strong, fontVariantNumeric: 'tabular-nums' }));

export const expires = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    color: color.text.quiet,
    fontVariantNumeric: 'tabular-nums',
  }),
);

// Hidden in print.
export const revealed = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space[2],
    padding: space[4],
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.field,
    background: color.surface.sunken,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const number = style(
  inPattern({ fontSize: type.size.lead, fontWeight: type.weight.strong, fontVariantNumeric: 'tabular-nums' }),
);

export const numberLabel = style(
  inPattern({
    display: 'block',
    color: color.text.quiet,
    fontSize: type.size.small,
    fontWeight: type.weight.regular,
  }),
);

export const digitGroup = style(
  inPattern({ display: 'inline-block', marginInlineEnd: space[2], whiteSpace: 'nowrap' }),
);

const small = {
  color: color.text.quiet,
  fontSize: type.size.small,
  lineHeight: type.line.small,
} as const;

export const countdown = style(inPattern({ ...small, fontVariantNumeric: 'tabular-nums' }));

export const securityNote = style(inPattern({ ...small, textWrap: 'pretty' }));

export const actions = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
