import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

/** Plan and bills: stacked, or side by side on wide screens. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});

export const quiet = style({ color: vars.color.text.quiet });

/** Reserves the height of a line, because the doctor loads after the rest of the page. */
export const doctor = style([quiet, { minBlockSize: `${scale.type.line.base}em` }]);

/** As wide as the buttons of SubscriptionActions: full width on phones, otherwise as wide as the label. */
export const step = style({
  display: 'grid',
  '@media': { [media.roomy]: { justifyContent: 'start' } },
});

export const result = style({ marginBlockStart: space[4] });

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const title = style({ fontSize: scale.type.size.titleSmall });

export const listTitle = style({ fontSize: scale.type.size.base });

/** Text with a button that accepts it. */
export const offer = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const list = style({ display: 'grid' });

/** The sum wraps below the date if the text is large. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[3],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` },
    // The card has its own padding.
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

/** Wraps inside instead of moving the price to the next line, so that prices stay aligned. */
export const change = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const status = style({ color: vars.color.text.quiet, fontSize: scale.type.size.small });

/** Like the amounts of a PriceLine. */
export const sum = style({ marginInlineStart: 'auto', fontWeight: scale.type.weight.medium });

/** Compensates for the height of the button, so that the title is placed like those of other cards. */
export const ledger = style({ marginBlock: `calc(-1 * ${space[2]})` });

/** Message of a doctor. */
export const quote = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.border.quiet}`,
});
