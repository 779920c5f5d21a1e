import type { Store } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { olderPage, withNewestPages, withOlderPage, type Thread } from '@patient/api/model';
import { chatReadAtom } from './chats.ts';
import { fetchPage } from './thread.ts';

/** Fetches a chat with all of its messages, which the service then marks as read. */
export async function fetchWholeThread(
  { get, set }: Store,
  chatId: string,
  signal: AbortSignal,
): Promise<Thread> {
  const client = get(clientAtom);
  let thread = withNewestPages(undefined, [await fetchPage(client, chatId)]);
  set(chatReadAtom, chatId);
  for (let page = olderPage(thread); page !== undefined; page = olderPage(thread)) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a chat can have hundreds of pages
    thread = withOlderPage(thread, await fetchPage(client, chatId, page));
  }
  return thread;
}
