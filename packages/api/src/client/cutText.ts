/**
 * Most characters of a text of the service that the app keeps: twice the longest that a patient can send, and few enough
 * for a browser to lay out at once. A text of a megabyte freezes a page for half a minute.
 */
export const MAX_TEXT_LENGTH = 10_000;

/** Most characters of the service's message about a failure; it is shown in a notification. */
export const MAX_MESSAGE_LENGTH = 500;

/** Cuts a text that is too long to draw and ends it in an ellipsis. */
export function cutText(text: string, maxLength: number = MAX_TEXT_LENGTH): string {
  if (text.length <= maxLength) return text;
  // Half of a surrogate pair would show as a replacement character.
  const kept = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}…`;
}
