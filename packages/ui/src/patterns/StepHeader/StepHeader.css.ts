import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

export const header = style(
  inPattern({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: depth.header,
    borderBlockEnd: `1px solid ${color.border.quiet}`,
    background: color.surface.raised,
    '@media': { [media.print]: { position: 'static' } },
  }),
);

export const inner = style(
  inPattern({
    maxInlineSize: scale.size.page,
    marginInline: 'auto',
    paddingBlock: `${space[2]} ${space[3]}`,
    paddingInline: `min(${space[4]}, 4vw)`,
    '@media': { [media.roomy]: { paddingInline: space[6] } },
  }),
);

/** Wraps at large text sizes, with help on the second line. */
export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[2],
    marginBlockEnd: space[2],
  }),
);

// Negative margin cancels the button's padding, so the arrow lines up with the content below.
export const back = style(
  inPattern({
    marginInlineStart: `calc((${scale.size.icon} - ${scale.size.target}) / 2)`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const title = style(
  inPattern({
    flex: '1 1 7rem',
    minInlineSize: 0,
    fontSize: type.size.titleSmall,
    lineHeight: type.line.titleSmall,
    letterSpacing: 0,
    hyphens: 'auto',
    '@media': { [media.roomy]: { fontSize: type.size.title } },
  }),
);

export const help = style(
  inPattern({ marginInline: `auto calc(-1 * min(${space[2]}, 4vw))`, paddingInline: space[2] }),
);
