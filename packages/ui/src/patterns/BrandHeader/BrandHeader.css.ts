import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { sticky } from '../../styles/sticky.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

/** Container width at which everything fits in one row. */
const oneRow = '(min-width: 22rem)';

export const header = recipe({
  base: inPattern({
    containerType: 'inline-size',
    zIndex: depth.header,
    borderBlockEnd: `${vars.header.rule} solid transparent`,
    ...sticky('Start'),
  }),
  variants: {
    isOnBackground: {
      false: inPattern({
        background: vars.color.surface.raised,
        borderBlockEndColor: vars.color.text.rest,
      }),
      true: inPattern({ background: vars.color.surface.page }),
    },
  },
});

export const row = style(
  inPattern({
    display: 'flex',
    // Wraps at large text sizes instead of overflowing the page.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: vars.header.block,
    // As wide as the page's content, plus its own padding.
    maxInlineSize: `calc(${scale.size.page} + 2 * ${space[6]})`,
    marginInline: 'auto',
    paddingBlock: space[1],
    paddingInline: space[2],
    '@media': { [media.roomy]: { gap: space[2], paddingInline: space[6] } },
    '@container': { [oneRow]: { display: 'grid', gridTemplateColumns: vars.header.columns } },
  }),
);

/** Rendered even when empty, so that the logo keeps its column. */
export const start = style(inPattern({ display: 'flex', alignItems: 'center' }));

export const home = style(
  inPattern({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.size.target,
    paddingInline: space[1],
    borderRadius: vars.radius.small,
    color: 'inherit',
    textDecoration: 'none',
    selectors: focusRing,
  }),
);

export const end = style(
  inPattern({
    display: 'flex',
    // Wraps before a word would break.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    marginInlineStart: 'auto',
    '@media': { [media.roomy]: { gap: space[1] } },
    '@container': { [oneRow]: { flexWrap: 'nowrap' } },
  }),
);

/** Narrow on phones, where menu, logo, help and bell share 360 px. */
export const help = style(
  inPattern({ paddingInline: space[2], '@media': { [media.roomy]: { paddingInline: space[4] } } }),
);
