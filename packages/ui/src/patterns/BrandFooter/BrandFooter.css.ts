import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

/** Company on one side and links on the other; stacked when there is no room for both. */
export const footer = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[8],
    // As wide as the header's content.
    inlineSize: '100%',
    maxInlineSize: `calc(${scale.size.page} + 2 * ${space[6]})`,
    marginInline: 'auto',
    padding: space[4],
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
    '@media': { [media.roomy]: { paddingInline: space[6] } },
  }),
);

export const company = style(inPattern({ fontStyle: 'normal' }));

export const links = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5] }),
);

/** Looks like the quiet links beside it. */
export const contact = style(
  inPattern({
    color: 'inherit',
    fontWeight: 'inherit',
    selectors: { '&[data-hovered]': { color: vars.color.text.rest } },
  }),
);
