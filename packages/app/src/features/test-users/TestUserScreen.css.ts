import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

/** What is chosen, and beside it what will be done; under each other where there is no room for both. */
export const page = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
});

export const beside = style({
  '@media': { [media.roomy]: { position: 'sticky', insetBlockStart: space[6] } },
});

export const lead = style({ maxInlineSize: '65ch', color: vars.color.text.quiet });

/** Two short fields beside each other. */
export const pair = style({
  display: 'grid',
  columnGap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

const small = { fontSize: scale.type.size.small, lineHeight: scale.type.line.small } as const;

export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
});
export const ahead = style({ color: vars.color.border.field });
export const done = style({ color: vars.color.status.success.icon });
export const failed = style({ color: vars.color.status.danger.icon });

export const call = style({ minInlineSize: 0 });
export const quietly = style({ color: vars.color.text.quiet });
export const operation = style({ ...small, color: vars.color.text.quiet, overflowWrap: 'anywhere' });
export const value = style({ overflowWrap: 'anywhere', userSelect: 'all' });
