import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

/** Live region rendered before there is an error, so that the error is announced; takes up no space while empty. */
export const alert = style(inComponent({ selectors: { '&:empty': { position: 'absolute' } } }));

export const error = style(
  inComponent({
    display: 'flex',
    gap: space[2],
    color: vars.color.danger.text.rest,
    fontWeight: scale.type.weight.medium,
  }),
);

export const errorIcon = style(inComponent({ flexShrink: 0, marginBlockStart: '0.125em' }));
