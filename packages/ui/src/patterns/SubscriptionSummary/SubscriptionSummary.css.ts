import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const quiet = style(inPattern({ color: vars.color.text.quiet }));

const line = `${scale.type.line.base}em`;

/** Reserves the height of most addresses, which may load after the rest of the page. */
export const shipsTo = style(
  inPattern({ minBlockSize: `calc(2 * ${line})`, '@media': { [media.wide]: { minBlockSize: line } } }),
);

/** Reserves the height of a line, because the doctor loads after the rest of the page. */
export const doctor = style([quiet, inPattern({ minBlockSize: line })]);

/** As wide as the buttons of SubscriptionActions: full width on phones, otherwise as wide as the label. */
export const action = style(
  inPattern({ display: 'grid', '@media': { [media.roomy]: { justifyContent: 'start' } } }),
);

export const result = style(inPattern({ marginBlockStart: space[4] }));
