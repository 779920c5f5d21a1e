import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { status } = vars.color;
const { type } = scale;

// Background on the container, because the button sits outside the live region.
export const notice = recipe({
  base: inPattern({ paddingInline: `min(${space[4]}, 5vw)` }),
  variants: {
    connection: {
      online: {},
      offline: inPattern({
        borderBlockEnd: `1px solid ${status.warning.border}`,
        background: status.warning.fill,
        color: status.warning.text,
      }),
      restored: inPattern({
        borderBlockEnd: `1px solid ${status.success.border}`,
        background: status.success.fill,
        color: status.success.text,
      }),
    },
  },
});

export const live = style(inPattern({ display: 'block' }));

export const message = style(
  inPattern({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space[3],
    paddingBlock: space[3],
  }),
);

// As tall as the first line next to it.
export const icon = style(inPattern({ blockSize: `calc(${type.size.base} * ${type.line.base})` }));

export const text = style(inPattern({ minInlineSize: 0, maxInlineSize: '48rem', textWrap: 'pretty' }));

export const title = style(inPattern({ fontWeight: type.weight.strong }));

export const action = style(
  inPattern({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space[3] }),
);
