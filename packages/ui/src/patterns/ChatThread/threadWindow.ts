/** Number of messages rendered at first and added per request. */
export const pageSize = 50;

/** Range of rendered messages. */
export interface ThreadWindow {
  /** Index of the first rendered message. */
  readonly start: number;
  /** Index of the first message inside the live region; older ones are not announced. */
  readonly live: number;
}

/**
 * Range of messages to render: the last 50 at opening time, all that arrived since, and the older ones
 * requested.
 * @param ids oldest first
 * @param firstLive id of the oldest message rendered at opening time
 * @param older number of older messages requested since
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
