/**
 * Widths of a card's own content from which it is laid out otherwise. In rem, so that a card whose text is
 * twice as large takes the layout of a card half as wide.
 */

/** The picture stands beside the words. */
export const beside = '(min-width: 15rem)';

/** Facts and actions stand under the words, all beside a larger picture. */
export const wide = '(min-width: 34rem)';
