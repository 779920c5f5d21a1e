import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const picker = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
);

export const title = style(inPattern({ fontSize: scale.type.size.titleSmall }));

export const lead = style(
  inPattern({ marginBlockEnd: space[2], color: vars.color.text.quiet, textWrap: 'pretty' }),
);
