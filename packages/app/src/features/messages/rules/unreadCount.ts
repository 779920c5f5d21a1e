/** Number of new messages in all chats. */
export interface UnreadCount {
  readonly counter: number;
  /** Messages counted since the last response of the service, so that none counts twice. */
  readonly counted: readonly string[];
}

/** What happens to the number of new messages (specification section 4: it never goes below 0). */
export type UnreadChange =
  | { readonly kind: 'fetched'; readonly counter: number }
  | { readonly kind: 'received'; readonly id: string }
  | { readonly kind: 'read'; readonly messages: number };

/** The number after a change. */
export function withUnreadChange(before: UnreadCount, change: UnreadChange): UnreadCount {
  if (change.kind === 'fetched') return { counter: Math.max(0, change.counter), counted: [] };
  if (change.kind === 'read') return { ...before, counter: Math.max(0, before.counter - change.messages) };
  if (before.counted.includes(change.id)) return before;
  return { counter: before.counter + 1, counted: [...before.counted, change.id] };
}
