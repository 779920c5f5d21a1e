import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';

/** Whole in a high window; a low one scrolls. */
export const picture = style(
  inPattern({
    inlineSize: 'auto',
    // A picture of few pixels is not smaller than in its message.
    minInlineSize: 'min(100%, 30rem)',
    maxInlineSize: '100%',
    maxBlockSize: 'max(16rem, 100dvh - 18rem)',
    alignSelf: 'center',
    objectFit: 'contain',
    borderRadius: vars.radius.field,
  }),
);
