/**
 * Maximum number of characters of a text in a response: twice the longest text that a patient can send. Laying out a
 * megabyte of text freezes a page for half a minute.
 */
export const MAX_TEXT_LENGTH = 10_000;

/** Maximum number of characters of an error message, which is shown in a notification. */
export const MAX_MESSAGE_LENGTH = 500;

/** Truncates a long text and appends an ellipsis. */
export function cutText(text: string, maxLength: number = MAX_TEXT_LENGTH): string {
  if (text.length <= maxLength) return text;
  // Half of a surrogate pair would be shown as a replacement character.
  const start = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}…`;
}
