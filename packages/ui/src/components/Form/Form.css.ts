import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { danger } = vars.color.status;

export const form = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: space[4], inlineSize: '100%' }),
);

export const summary = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[3],
    padding: `min(${space[4]}, 5vw)`,
    border: `1px solid ${danger.border}`,
    borderRadius: vars.radius.card,
    background: danger.fill,
    color: danger.text,
    selectors: {
      '&:focus-visible': {
        outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: scale.size.focusOffset,
      },
    },
    '@media': { [media.forcedColors]: { borderWidth: '3px' } },
  }),
);

// Matches the height of one line of text, which centers the icon on the first line.
export const icon = style(
  inComponent({
    blockSize: `calc(${scale.type.size.base} * ${scale.type.line.base})`,
    color: danger.icon,
    // Icons keep their own color in forced colors, which may not stand out from the page.
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

// Wraps below the icon when large text would leave room for only one word per line.
export const body = style(inComponent({ flex: '1 1 8rem', minInlineSize: 0 }));

export const title = style(
  inComponent({ fontSize: scale.type.size.base, lineHeight: scale.type.line.base, letterSpacing: 0 }),
);

// Offsets the padding of the last link, which is part of its press target.
export const list = style(
  inComponent({ display: 'flex', flexDirection: 'column', marginBlockEnd: `calc(-1 * ${space[2]})` }),
);

export const link = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.size.target,
    paddingBlock: space[2],
    borderRadius: vars.radius.small,
    color: 'inherit',
    textUnderlineOffset: '0.1875em',
  }),
);

export const text = style(inComponent({ paddingBlock: space[2] }));
