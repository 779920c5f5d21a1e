import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

export const quiet = style({ color: vars.color.text.quiet });

/** As high as its line, which comes after the rest of the page. */
export const doctor = style([quiet, { minBlockSize: `${scale.type.line.base}em` }]);

/** As wide as the actions of SubscriptionActions: the whole width on a phone, its words elsewhere. */
export const step = style({
  display: 'grid',
  '@media': { [media.roomy]: { justifyContent: 'start' } },
});

export const result = style({ marginBlockStart: space[4] });
