import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

export const quiet = style({ color: vars.color.text.quiet });

// At least ten letters per line; with large text on a phone the text wraps below the icon.
export const text = style({ flex: '1 1 10em', minInlineSize: 0 });

export const treatment = style({ position: 'relative' });

// The link covers the whole card, so it needs no minimum height.
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

export const choices = style({
  display: 'grid',
  gap: `calc(${space[3]} * ${vars.density})`,
  '@media': { [media.roomy]: { gridTemplateColumns: vars.entry.choices } },
});

export const picture = style({ flexShrink: 0, inlineSize: '5rem', borderRadius: vars.radius.field });

export const factIcon = style({ marginBlockStart: '0.125em' });

export const fact = style({ minInlineSize: 0, maxInlineSize: scale.size.measure });

export const number = style({
  flexShrink: 0,
  inlineSize: '1em',
  fontWeight: scale.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
