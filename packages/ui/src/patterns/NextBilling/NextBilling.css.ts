import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;

export const billing = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const header = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const lead = style(
  inPattern({
    fontSize: type.size.title,
    fontWeight: type.weight.strong,
    lineHeight: type.line.title,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  }),
);

export const note = style(
  inPattern({ color: vars.color.text.quiet, maxInlineSize: scale.size.measure, textWrap: 'pretty' }),
);

export const action = style(inPattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));
