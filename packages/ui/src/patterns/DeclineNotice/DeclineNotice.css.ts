import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { space } from '../../theme/scale.ts';

/** Keeps the button below away from it. */
export const notice = style(inPattern({ marginBlockEnd: space[6] }));

export const reasons = style(
  inPattern({ marginBlock: space[1], paddingInlineStart: space[5], listStyle: 'disc' }),
);
