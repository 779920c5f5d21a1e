/** Number of messages rendered initially: more than a tall screen shows, but few enough for a slow phone. */
export const openingSize = 24;

/**
 * Number of messages added per request, which takes two slow frames on a slow phone. An unread message within this
 * distance is rendered initially.
 */
export const pageSize = 64;

/** Range of rendered messages. */
export interface ThreadWindow {
  /** Index of the first rendered message. */
  readonly start: number;
  /** Index of the first message inside the live region; older ones are not announced. */
  readonly live: number;
}

/** Index of the first message rendered at opening time. */
function openingOf(ids: readonly { readonly id: string }[], firstUnread: string | undefined): number {
  const near = Math.max(0, ids.length - pageSize);
  const unread = ids.slice(near).findIndex(({ id }) => id === firstUnread);
  const opening = Math.max(0, ids.length - openingSize);
  return unread === -1 ? opening : Math.min(opening, near + unread);
}

/**
 * Range of messages to render: the last ones at opening time, from the first unread one if that is near, all received since,
 * and the requested older ones.
 * @param ids oldest first
 * @param firstLive id of the oldest message rendered at opening time
 * @param older number of older messages requested since
 * @param firstUnread id of the first unread message at opening time
 */
export function threadWindow(
  ids: readonly { readonly id: string }[],
  firstLive: string | undefined,
  older: number,
  firstUnread?: string,
): ThreadWindow {
  const known = firstLive === undefined ? -1 : ids.findLastIndex(({ id }) => id === firstLive);
  const live = known === -1 ? openingOf(ids, firstUnread) : known;
  return { live, start: Math.max(0, live - older) };
}
