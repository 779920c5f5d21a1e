import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';
import { wide } from './widths.ts';

const { size } = scale.type;

const bar = (inlineSize: string, fontSize: string) => style(inPattern({ inlineSize, fontSize }));

export const picture = style(
  inPattern({
    inlineSize: scale.size.thumbnail,
    blockSize: scale.size.thumbnail,
    borderRadius: vars.radius.field,
    '@container': {
      [wide]: { inlineSize: scale.size.thumbnailLarge, blockSize: scale.size.thumbnailLarge },
    },
  }),
);

export const title = bar('80%', size.titleSmall);
export const subtitle = bar('60%', size.base);
export const term = bar('50%', size.small);
export const detail = bar('80%', size.base);

export const facts = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[3] }),
);

export const fact = style(inPattern({ inlineSize: '7.5rem' }));

export const action = style(inPattern({ maxInlineSize: '14rem' }));
