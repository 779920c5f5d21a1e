import type { Page } from 'playwright';
import type { Screen } from '../harness/screen.ts';
import type { Chat, ChatMessage, Notification } from '@patient/api';
import type { RunningApp } from '../harness/startApp.ts';
import { chatParts, shownMessages } from './chat.ts';

/** Records of a patient in the service. */
export interface Records {
  readonly chats: readonly Chat[];
  /** Messages of a chat that have a sender, oldest first. Fetching them here does not mark them as read. */
  readonly messagesOf: (chatId: string) => Promise<readonly ChatMessage[]>;
  /** Unread messages and notifications. */
  readonly counters: { readonly badge: number; readonly bell: number };
}

const tokenOf = (page: Pick<Screen, 'evaluate'>) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Sends a message as the patient signed in on a page, without the page, as from another device. */
export async function sendFromOtherDevice(
  page: Page,
  { serviceUrl }: RunningApp,
  message: { readonly chatId: string; readonly message: string },
): Promise<void> {
  const response = await fetch(`${serviceUrl}/api/chat/question-to-doctor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Fetches the records of the patient signed in on a page. */
export async function readRecords(
  page: Pick<Screen, 'evaluate'>,
  { serviceUrl }: RunningApp,
): Promise<Records> {
  const token = await tokenOf(page);
  const get = async <Data>(path: string): Promise<{ data: Data[]; unread?: number }> => {
    const response = await fetch(serviceUrl + path, { headers: { authorization: `Bearer ${token}` } });
    return response.json();
  };
  const [chats, unread, notices] = await Promise.all([
    get<Chat>('/api/chats'),
    get<{ counter: number }>('/api/chat/unread-messages'),
    get<Notification>('/api/notices?limit=10&page=1'),
  ]);
  return {
    chats: chats.data,
    async messagesOf(chatId) {
      const messages: ChatMessage[] = [];
      for (let number = 1; ; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- an empty page is the last one
        const { data } = await get<Chat>(`/api/chat?${new URLSearchParams({ chatId, page: `${number}` })}`);
        const found = data[0]?.messages ?? [];
        messages.push(...found.filter(({ userId }) => userId !== undefined));
        if (found.length === 0) return messages;
      }
    },
    counters: { badge: unread.data[0]?.counter ?? 0, bell: notices.unread ?? 0 },
  };
}

const contentOf = ({ message, fileName }: ChatMessage) => fileName ?? message;

/** Differences between a page and the service: messages that are missing, duplicated or out of order. */
export async function differences(page: Page, stored: readonly ChatMessage[]): Promise<readonly string[]> {
  const shown = await shownMessages(page);
  const indexes = Array.from({ length: Math.max(shown.length, stored.length) }, (_, index) => index);
  return indexes.flatMap((index) => {
    const message = stored[index];
    const bubble = shown[index];
    if (message !== undefined && bubble?.includes(contentOf(message))) return [];
    return [`${index}: ${message ? contentOf(message) : 'nothing'} is shown as ${bubble ?? 'nothing'}`];
  });
}

const numberIn = (text: string | null): number => Number(/(\d+)/.exec(text ?? '')?.[1] ?? 0);

/** Counters that a page shows: at the messages link, at the bell, and in the title. */
export async function shownCounters(page: Page) {
  const { badge, bell } = chatParts(page);
  const title = await page.title();
  return {
    badge: numberIn(await badge.textContent()),
    bell: numberIn(await bell.getAttribute('aria-label')),
    title: title.startsWith('(') ? numberIn(title) : 0,
  };
}
