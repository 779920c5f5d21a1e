import { style } from '@vanilla-extract/css';
import { scale, vars } from '@patient/ui/theme';

export const quiet = style({ color: vars.color.text.quiet });

// Ten letters a line at least; with large text on a phone the words go under the drawing.
export const words = style({ flex: '1 1 10em', minInlineSize: 0 });

export const treatment = style({ position: 'relative' });

// The link is the whole card: one large target, so its words need no height of their own.
export const link = style({
  minBlockSize: 0,
  selectors: {
    '&[data-focus-visible]': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&[data-focus-visible]::after': {
      outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: scale.size.focusOffset,
    },
  },
});

export const number = style({
  flexShrink: 0,
  inlineSize: '1em',
  fontWeight: scale.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
