import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media as when } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';
import { coverLink } from '../coverLink.css.ts';
import { beside, wide } from './widths.ts';

const { color } = vars;
const { icon: iconSize, thumbnail, thumbnailLarge } = scale.size;

export const card = style(inPattern({ containerType: 'inline-size' }));

export const grid = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"media" "text" "facts" "foot"',
    columnGap: space[4],
    '@container': {
      [beside]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"media text" "facts facts" "foot foot"',
      },
      [wide]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"media text" "media facts" "media foot"',
        columnGap: space[5],
      },
    },
  }),
);

export const media = style(
  inPattern({
    gridArea: 'media',
    alignSelf: 'start',
    '@container': { [wide]: { inlineSize: thumbnailLarge, blockSize: thumbnailLarge } },
  }),
);

export const text = style(
  inPattern({
    gridArea: 'text',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    minInlineSize: 0,
    marginBlockStart: space[3],
    '@container': {
      [beside]: { marginBlockStart: 0, paddingInlineEnd: `calc(${iconSize} + ${space[3]})` },
    },
  }),
);

export const names = style(inPattern({ flex: '1 1 11rem', minInlineSize: 0 }));

export const title = style(inPattern({ fontSize: scale.type.size.titleSmall, hyphens: 'auto' }));

// Centered next to the picture, at the end of the line.
export const chevron = style(
  inPattern({
    position: 'absolute',
    insetBlockStart: `calc(min(${space[5]}, 6vw) + (${thumbnail} - ${iconSize}) / 2)`,
    insetInlineEnd: space[4],
    color: color.text.quiet,
    '@media': {
      [when.hover]: { selectors: { [`${coverLink}:hover &`]: { color: color.accent.link.rest } } },
      [`${when.hover} and ${when.motionAllowed}`]: {
        transition: `translate ${motion.duration.quick} ${motion.easing.out}`,
        selectors: {
          [`${coverLink}:hover &`]: { translate: space[1] },
          [`${coverLink}:hover &:dir(rtl)`]: { translate: `calc(-1 * ${space[1]})` },
        },
      },
    },
  }),
);

export const subtitle = style(inPattern({ color: color.text.quiet, textWrap: 'pretty' }));

export const facts = style(
  inPattern({
    gridArea: 'facts',
    marginBlockStart: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.border.quiet}`,
    '@container': { [wide]: { paddingBlockStart: 0, borderBlockStart: 'none' } },
  }),
);

// Above the card's link, so that its content can be pressed and selected.
export const footer = style(
  inPattern({
    gridArea: 'foot',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    marginBlockStart: space[5],
  }),
);

export const status = style(inPattern({ alignSelf: 'flex-start' }));
