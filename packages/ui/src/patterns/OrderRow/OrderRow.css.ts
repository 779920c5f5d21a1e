import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;

export const order = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    // On a phone, where the status may be on a third line, a row is as high as elsewhere.
    '@media': { [media.phone]: { paddingBlock: space[2] } },
  }),
);

/** On phones, the text needs the width. */
const notOnPhones = { '@media': { [media.phone]: { display: 'none' } } };

/** Smaller than in a card, so that a row is about 90 px high. */
export const picture = style(inPattern({ inlineSize: '3.5rem', blockSize: '3.5rem', ...notOnPhones }));

export const text = style(inPattern({ flex: 1, minInlineSize: 0 }));

export const title = style(
  inPattern({ fontSize: type.size.base, lineHeight: type.line.base, hyphens: 'auto' }),
);

/** Beside each other below the title, which needs the whole width on a phone; the status wraps at large text sizes. */
export const facts = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[2]}`,
  }),
);

export const details = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    color: vars.color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const chevron = style(inPattern({ flexShrink: 0, color: vars.color.text.quiet, ...notOnPhones }));
