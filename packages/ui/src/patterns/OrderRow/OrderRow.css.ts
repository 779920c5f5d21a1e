import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const order = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const header = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[4] }),
);

export const picture = style(
  inPattern({
    inlineSize: scale.size.thumbnail,
    blockSize: scale.size.thumbnail,
    borderRadius: vars.radius.field,
  }),
);

export const names = style(
  inPattern({
    display: 'flex',
    flex: '1 1 10rem',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    minInlineSize: 0,
  }),
);

export const title = style(
  inPattern({
    flex: '1 1 11rem',
    minInlineSize: 0,
    fontSize: scale.type.size.titleSmall,
    lineHeight: scale.type.line.titleSmall,
    hyphens: 'auto',
  }),
);

/** In columns if they fit, the same for all orders of a list. */
export const facts = style(
  inPattern({
    '@media': {
      [media.roomy]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
      },
    },
  }),
);

// The address is the longest.
globalStyle(`${facts} > :last-child`, inPattern({ '@media': { [media.roomy]: { gridColumn: 'span 2' } } }));

export const actions = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[6] }),
);

export const timeline = style(
  inPattern({
    paddingBlockStart: space[2],
    // The row is taller than its text; cancels the extra space below.
    marginBlockEnd: `calc(-1 * ${space[2]})`,
    borderBlockStart: `1px solid ${vars.color.border.quiet}`,
  }),
);

export const skeletonFacts = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[3] }),
);

export const skeletonFact = style(inPattern({ inlineSize: '7.5rem' }));
