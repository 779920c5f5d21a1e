import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const list = style(
  inPattern({
    display: 'grid',
    gap: `calc(${space[3]} * ${vars.density})`,
    '@media': { [media.roomy]: { gridTemplateColumns: vars.entry.choices } },
  }),
);

export const picture = style(
  inPattern({ flexShrink: 0, inlineSize: '5rem', borderRadius: vars.radius.field }),
);

// At least ten letters per line; with large text on a phone the text wraps below the picture.
export const text = style(inPattern({ flex: '1 1 10em', minInlineSize: 0 }));

export const about = style(inPattern({ color: vars.color.text.quiet }));

// The link covers the whole card, so it needs no minimum height.
export const link = style(
  inPattern({
    minBlockSize: 0,
    selectors: {
      '&[data-focus-visible]': { outline: 'none' },
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
      '&[data-focus-visible]::after': {
        outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: scale.size.focusOffset,
      },
    },
  }),
);
