import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const item = style(inPattern({ position: 'relative' }));

export const row = style(
  inPattern({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingBlock: space[3],
    paddingInline: `min(${space[5]}, 4vw)`,
  }),
);

/** As tall as the first line next to it. */
export const icon = style(
  inPattern({
    blockSize: `${type.line.base}rem`,
    color: color.text.quiet,
    selectors: { [`${row}[data-new] &`]: { color: color.accent.link.rest } },
    // Icons keep their own color in forced-colors mode unless they inherit the text color.
    '@media': {
      [media.forcedColors]: {
        color: 'inherit',
        selectors: { [`${row}[data-new] &`]: { color: 'inherit' } },
      },
    },
  }),
);

export const text = style(inPattern({ flex: '1 1 0', minInlineSize: 0 }));

export const message = style(
  inPattern({
    overflowWrap: 'anywhere',
    selectors: { [`${row}[data-new] &`]: { fontWeight: type.weight.strong } },
  }),
);

// Link covers the whole row.
export const link = style(
  inPattern({
    color: color.text.rest,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]': { outline: 'none' },
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&[data-focus-visible]::after': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${scale.size.focusRing})`,
      },
    },
  }),
);

export const note = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.small, lineHeight: type.line.small }),
);

export const footer = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[1],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
