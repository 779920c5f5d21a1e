import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { floating } from '../../styles/floating.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export { description, list, row as item, text } from '../../styles/floating.css.ts';

/** As wide as the field and never wider than the page, which would then scroll sideways. */
export const popover = style([
  floating,
  inComponent({
    inlineSize: 'var(--trigger-width)',
    maxInlineSize: '100vw',
    borderRadius: vars.radius.field,
  }),
]);

// Focusing a row scrolls it into view. Scroll padding for the sticky header would make that scroll the page, which
// closes the list.
globalStyle(`html:has(${popover})`, inComponent({ scrollPaddingBlock: 0 }));

/** Row shown when there are no options: loading, empty or failed. */
export const note = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    minBlockSize: scale.size.target,
    paddingInline: space[3],
    paddingBlock: space[2],
    color: vars.color.text.quiet,
  }),
);

/** Wraps below the icon when large text would leave too little room for a word. */
export const noteText = style(inComponent({ flex: '1 1 8rem', minInlineSize: 0 }));
