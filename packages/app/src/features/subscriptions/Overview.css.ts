import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@patient/ui/theme';

export const quiet = style({ color: vars.color.text.quiet });

/** As wide as the actions of SubscriptionActions: the whole width on a phone, its words elsewhere. */
export const step = style({
  display: 'grid',
  '@media': { [media.roomy]: { justifyContent: 'start' } },
});

export const result = style({ marginBlockStart: space[4] });
