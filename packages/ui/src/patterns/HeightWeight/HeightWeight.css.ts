import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { message } from '../../components/Field/Field.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const root = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }),
);

/** Two fields and the button that switches units. */
export const measures = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] }),
);

export const parts = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[2] }),
);

export const part = style(inPattern({ flex: '1 1 7rem', inlineSize: 'auto', minInlineSize: 0 }));

// The group shows the error.
globalStyle(`${part} > ${message}`, inPattern({ display: 'none' }));

// Lighter labels, because the group carries the name.
globalStyle(
  `${part} > label`,
  inPattern({
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
    fontWeight: scale.type.weight.regular,
  }),
);

// Cancels the flush button's negative end margin, so that large text stays in the column.
export const change = style(inPattern({ justifySelf: 'start', marginInlineEnd: 0 }));
