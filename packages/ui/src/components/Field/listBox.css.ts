import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { floating } from '../../styles/floating.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';

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
