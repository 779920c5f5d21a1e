/** How many messages are on the page at first, and how many more are shown on asking. See the notes on speed. */
export const pageSize = 50;

/** Which of the messages are on the page. */
export interface ThreadWindow {
  /** Place of the first one on the page. */
  readonly start: number;
  /** Place of the first one that is announced when it comes: what is older is shown without a word. */
  readonly live: number;
}

/**
 * The part of the messages (oldest first) that is on the page: the last 50 at the time of opening, all that came since,
 * and as many older ones as were asked for.
 * @param ids oldest first
 * @param firstLive id of the oldest message that was shown at the time of opening
 * @param older how many older ones were asked for since
 */
export function threadWindow(
  ids: readonly { readonly id: string }[],
  firstLive: string | undefined,
  older: number,
): ThreadWindow {
  const known = firstLive === undefined ? -1 : ids.findLastIndex(({ id }) => id === firstLive);
  const live = known === -1 ? Math.max(0, ids.length - pageSize) : known;
  return { live, start: Math.max(0, live - older) };
}
