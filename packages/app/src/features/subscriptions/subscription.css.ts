import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

/** The plan, and its bills: below it, or beside it where there is room for two panes. */
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

/** As high as its line, which is loaded after the rest of the page. */
export const doctor = style([quiet, { minBlockSize: `${scale.type.line.base}em` }]);

/** As wide as the actions of SubscriptionActions: the whole width on a phone, its label elsewhere. */
export const step = style({
  display: 'grid',
  '@media': { [media.roomy]: { justifyContent: 'start' } },
});

export const result = style({ marginBlockStart: space[4] });

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const title = style({ fontSize: scale.type.size.titleSmall });

export const list = style({ display: 'grid' });

/** The sum below its date where large text leaves no room beside it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[3],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` },
    // The card has room of its own.
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

/** Wraps in its place rather than send the price below, so that all prices of a list stand in one column. */
export const change = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const status = style({ color: vars.color.text.quiet, fontSize: scale.type.size.small });

/** As the amounts of a PriceLine. */
export const sum = style({ marginInlineStart: 'auto', fontWeight: scale.type.weight.medium });

/** Its row is taller than its title, which stands in the card as those of the other cards do. */
export const ledger = style({ marginBlock: `calc(-1 * ${space[2]})` });

/** Words of a doctor, set off from the app's own. */
export const quote = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.border.quiet}`,
});
