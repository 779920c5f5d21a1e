import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { status } = vars.color;
const { type } = scale;

// The ground of all of it: the button stands on it too, outside of what is announced.
export const notice = recipe({
  base: inPattern({ paddingInline: `min(${space[4]}, 5vw)` }),
  variants: {
    line: {
      online: {},
      offline: inPattern({
        borderBlockEnd: `1px solid ${status.warning.border}`,
        background: status.warning.fill,
        color: status.warning.text,
      }),
      back: inPattern({
        borderBlockEnd: `1px solid ${status.success.border}`,
        background: status.success.fill,
        color: status.success.text,
      }),
    },
  },
});

export const live = style(inPattern({ display: 'block' }));

export const news = style(
  inPattern({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space[3],
    paddingBlock: space[3],
  }),
);

// As tall as a line of text, so that it stands in the middle of the first one.
export const icon = style(inPattern({ blockSize: `calc(${type.size.base} * ${type.line.base})` }));

export const words = style(inPattern({ minInlineSize: 0, maxInlineSize: '48rem', textWrap: 'pretty' }));

export const title = style(inPattern({ fontWeight: type.weight.strong }));

export const action = style(
  inPattern({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space[3] }),
);
