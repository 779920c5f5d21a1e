import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;
const { type } = scale;

// Border at the start links the question to the answer above.
export const root = style(
  inPattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingInlineStart: `min(${space[5]}, 4vw)`,
    borderInlineStart: `3px solid ${color.accent.graphic}`,
  }),
);

export const reason = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

export const label = style(inPattern({ color: color.accent.link.rest, fontWeight: type.weight.strong }));

export const notice = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    // Takes no space while empty, but stays in the accessibility tree.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const icon = style(inPattern({ flexShrink: 0 }));
