const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Notification id of a `markAsRead` message; undefined for any other message. */
export function readNoticeId(text: string): string | undefined {
  const message = parsed(text);
  if (!isObject(message) || message['event'] !== 'markAsRead' || !isObject(message['data'])) return undefined;
  const { id, type } = message['data'];
  return type === 'notice' && typeof id === 'string' ? id : undefined;
}
