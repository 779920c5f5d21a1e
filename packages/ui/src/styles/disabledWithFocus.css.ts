import { style } from '@vanilla-extract/css';
import './layers.css.ts';
import { inPattern } from './inLayer.ts';
import { media } from './media.ts';
import { vars } from '../theme/contract.css.ts';

// Doubled class, so that it overrides Button.
/** Appearance of a quiet Button with `aria-disabled`, which keeps its focus. */
export const disabledWithFocus = style(
  inPattern({
    selectors: {
      '&&[aria-disabled=true]': {
        background: 'transparent',
        color: vars.color.control.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);
