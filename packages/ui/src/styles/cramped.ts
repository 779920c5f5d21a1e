/** Container query for text too large to share a row with an icon or a button. Rows are stacked at this width. */
export const cramped = '(max-width: 13rem)';
