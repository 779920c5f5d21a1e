import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { floating } from '../../styles/floating.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export { description, list, row as item, words } from '../../styles/floating.css.ts';

/** The list over the page, as wide as its field and never wider than the page, which would then scroll. */
export const popover = style([
  floating,
  inComponent({
    inlineSize: 'var(--trigger-width)',
    maxInlineSize: '100vw',
    borderRadius: vars.radius.field,
  }),
]);

// A row that is pointed at is brought into sight. The room kept free under a sticky header would make that scroll
// the page, and a page that scrolls closes the list.
globalStyle(`html:has(${popover})`, inComponent({ scrollPaddingBlock: 0 }));

/** What stands where rows are not: it is looked for, there is none, or it failed. */
export const note = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingInline: space[3],
    paddingBlock: space[2],
    color: vars.color.text.quiet,
  }),
);
