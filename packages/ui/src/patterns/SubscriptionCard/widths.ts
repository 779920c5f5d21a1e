/** Container widths of the card's layouts, in rem so that large text switches to a narrower layout. */

/** Picture beside the text. */
export const beside = '(min-width: 15rem)';

/** Facts and actions below the text, all beside a larger picture. */
export const wide = '(min-width: 34rem)';
