import type { Chat, ChatMessage } from '../../client/entities.ts';

/** Messages by page number. A full page never changes (openapi, getChat). */
type Pages = ReadonlyMap<number, readonly ChatMessage[]>;

/** Loaded part of a chat. */
export interface Thread {
  /** The chat without its messages. */
  readonly chat: Omit<Chat, 'messages'>;
  /** Loaded pages, without gaps up to the newest one. */
  readonly pages: Pages;
  /** Messages received after the newest page was fetched. */
  readonly tail: readonly ChatMessage[];
  /** Whether the service returns no older pages. */
  readonly isCut?: boolean;
}

/** Maximum number of pages fetched to close a gap. With a larger gap, older messages are loaded on request. */
const MOST_MISSED = 3;

const newestOf = (pages: Pages): number => Math.max(0, ...pages.keys());

/** Page number of a response. */
export const pageOf = ({ pagination }: Chat): number => pagination?.page ?? 1;

const isKnown = (pages: Pages, id: string): boolean => {
  for (const page of pages.values()) if (page.some(({ _id }) => _id === id)) return true;
  return false;
};

/** Pages to fetch after the newest one: the previously newest page, which may have grown, and those in between. */
export function missedPages(before: Thread | undefined, newest: number): readonly number[] {
  const last = before === undefined ? 0 : newestOf(before.pages);
  if (last === 0 || last >= newest || newest - last > MOST_MISSED) return [];
  return Array.from({ length: newest - last }, (_, index) => last + index);
}

/** Adds fetched pages, the newest first. Drops the loaded pages if there is a gap. */
export function withNewestPages(
  before: Thread | undefined,
  [newest, ...missed]: readonly [Chat, ...(readonly Chat[])],
): Thread {
  const { messages = [], ...chat } = newest;
  const last = pageOf(newest);
  const known = before === undefined ? 0 : newestOf(before.pages);
  // A service without the parameter `page` returns its newest page again.
  const isCut = before?.isCut === true || missed.some((page) => pageOf(page) === last);
  const hasGap = before !== undefined && (isCut || known + missed.length < last) && known < last;
  const pages = new Map(hasGap ? [] : before?.pages);
  for (const page of missed) pages.set(pageOf(page), page.messages ?? []);
  pages.set(last, messages);
  const earliest = hasGap ? (messages.at(-1)?.createdAt ?? '') : '';
  const tail = (before?.tail ?? []).filter(
    ({ _id, createdAt }) => createdAt >= earliest && !isKnown(pages, _id),
  );
  return { chat, pages, tail, ...(isCut && { isCut }) };
}

/** Adds an older page. */
export function withOlderPage(thread: Thread, older: Chat): Thread {
  if (thread.pages.has(pageOf(older))) return { ...thread, isCut: true };
  return { ...thread, pages: new Map(thread.pages).set(pageOf(older), older.messages ?? []) };
}

/** Adds messages from the live connection or a response, unless they are known, in the order of the service. */
export const withMessages = (thread: Thread, received: readonly ChatMessage[]): Thread =>
  received.reduce(withMessage, thread);

function withMessage(thread: Thread, message: ChatMessage): Thread {
  if (isKnown(thread.pages, message._id) || thread.tail.some(({ _id }) => _id === message._id)) return thread;
  // A response can overtake an earlier event.
  const behind = thread.tail.findLastIndex(({ createdAt }) => createdAt <= message.createdAt) + 1;
  return { ...thread, tail: thread.tail.toSpliced(behind, 0, message) };
}

/** Adds the latest messages of the list, unless messages between them and the known ones may be missing. */
export function withListedMessages(thread: Thread, listed: readonly ChatMessage[]): Thread {
  const knownIds = new Set(messagesOf(thread).map(({ _id }) => _id));
  const lastKnown = listed.findLastIndex(({ _id }) => knownIds.has(_id));
  return lastKnown === -1 ? thread : withMessages(thread, listed.slice(lastKnown + 1));
}

/** Id of the newest message that was fetched, and so marked as read. */
export const newestFetched = ({ pages }: Thread): string | undefined =>
  pages.get(newestOf(pages))?.at(-1)?._id;

/** All loaded messages, oldest first. */
export const messagesOf = ({ pages, tail }: Thread): readonly ChatMessage[] => [
  ...[...pages].toSorted(([a], [b]) => a - b).flatMap(([, messages]) => messages),
  ...tail,
];

/** Page before the loaded ones; undefined if there is none. */
export function olderPage({ pages, isCut }: Thread): number | undefined {
  if (isCut) return undefined;
  const first = Math.min(...pages.keys());
  return Number.isFinite(first) && first > 1 ? first - 1 : undefined;
}
