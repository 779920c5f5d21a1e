import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

// Few rules, because the first page of a visitor contains them.

/** Company on one side and links on the other; stacked when there is no room for both. */
export const footer = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
  }),
);

/** Both a link and a button. */
export const link = style(
  inPattern({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.size.target,
    marginInlineEnd: space[6],
    color: 'inherit',
    textDecoration: 'underline',
  }),
);
