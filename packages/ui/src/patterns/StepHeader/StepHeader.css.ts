import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { keepClear, sticky } from '../../styles/sticky.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const header = style(
  inPattern({
    ...sticky('Start'),
    zIndex: depth.header,
    borderBlockEnd: `1px solid ${color.border.quiet}`,
    background: color.surface.raised,
  }),
);

keepClear(`html:has(${header})`, 'Start', '9.25rem');

export const inner = style(
  inPattern({
    // Width and padding of a Container, so that it lines up with the content below.
    maxInlineSize: `calc(${scale.size.page} + 2 * ${space[6]})`,
    marginInline: 'auto',
    paddingBlock: `${space[2]} ${space[3]}`,
    paddingInline: `min(${space[4]}, 5vw)`,
    '@media': { [media.roomy]: { paddingInline: space[6] } },
  }),
);

/** Wraps at large text sizes. */
export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // Fits back, logo, menu, exit and help on a phone.
    columnGap: space[1],
    marginBlockEnd: space[2],
    '@media': { [media.roomy]: { columnGap: space[2] } },
  }),
);

// Negative margin cancels the button's padding, so the arrow lines up with the content below.
export const back = style(
  inPattern({
    marginInlineStart: `calc((${scale.size.icon} - ${scale.size.target}) / 2)`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const home = style(
  inPattern({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.size.target,
    minInlineSize: scale.size.target,
    // Keeps what follows at the end, also on further lines, and the buttons in place when the menu appears.
    marginInlineEnd: 'auto',
    paddingInline: space[1],
    borderRadius: vars.radius.small,
    color: 'inherit',
    textDecoration: 'none',
    selectors: focusRing,
  }),
);

// On phones there is space only for the mark; the name stays for screen readers.
globalStyle(
  `${home} [translate="no"]`,
  inPattern({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const end = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // Leaves room for the focus ring at the edge of a phone.
    marginInlineEnd: `calc(-1 * min(${space[2]}, 5vw - ${scale.size.focusRing} - ${scale.size.focusOffset}))`,
  }),
);

export const menu = style(inPattern({ '@media': { [media.roomy]: { display: 'none' } } }));

export const help = style(inPattern({ paddingInline: space[2] }));

/** On phones there is space only for the text. */
export const helpIcon = style(inPattern({ '@media': { [media.phone]: { display: 'none' } } }));

/** As tall as a StepProgress. */
export const progress = style(
  inPattern({ minBlockSize: `calc(2 * ${space[2]} + ${type.size.small} * ${type.line.small})` }),
);

export const head = style(inPattern({ marginBlockEnd: space[3] }));

export const title = style(
  inPattern({
    fontSize: type.size.title,
    lineHeight: type.line.title,
    hyphens: 'auto',
    '@media': { [media.roomy]: { fontSize: type.size.titleLarge } },
  }),
);

/** Stays when empty, so that the content below does not move. */
export const position = style(
  inPattern({
    minBlockSize: `calc(${type.size.small} * ${type.line.small})`,
    marginBlockStart: space[1],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
