import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const root = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }),
);

export const picture = style(
  inPattern({
    inlineSize: '100%',
    maxBlockSize: '14rem',
    borderRadius: radius.field,
    background: color.surface.sunken,
    objectFit: 'contain',
  }),
);

export const question = style(inPattern({ fontSize: type.size.title, textWrap: 'pretty' }));

export const optional = style(
  inPattern({ color: color.text.quiet, fontSize: type.size.base, fontWeight: type.weight.regular }),
);

export const description = style(
  inPattern({
    maxInlineSize: scale.size.measure,
    marginBlockStart: space[2],
    color: color.text.quiet,
    textWrap: 'pretty',
  }),
);

export const footer = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const next = style(inPattern({ flex: '1 1 100%' }));

export const save = style(
  inPattern({
    display: 'flex',
    // Short status fits beside the back button; long ones wrap below.
    flex: '1 1 auto',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: space[2],
    minBlockSize: `calc(${type.size.small} * ${type.line.small})`,
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
  }),
);

/** As tall as the first line beside it. */
export const icon = style(
  inPattern({ flexShrink: 0, blockSize: `calc(${type.size.small} * ${type.line.small})` }),
);
